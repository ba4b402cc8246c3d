/* Written by `npm run codegen`. Do not edit: change the contract or the schema instead. */
// \0rolldown/runtime.js
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var require_ucs2length = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	function ucs2length(str) {
		const len = str.length;
		let length = 0;
		let pos = 0;
		let value;
		while (pos < len) {
			length++;
			value = str.charCodeAt(pos++);
			if (value >= 55296 && value <= 56319 && pos < len) {
				value = str.charCodeAt(pos);
				if ((value & 64512) === 56320) pos++;
			}
		}
		return length;
	}
	exports.default = ucs2length;
	ucs2length.code = "require(\"ajv/dist/runtime/ucs2length\").default";
}));
// request-validator
const validate = validate20;
var request_validator_default = validate20;
const func1 = require_ucs2length().default;
const pattern4 = new RegExp("^[A-Za-z0-9-]+$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate20.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data["path:entityValue"] === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "path:entityValue" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "path:entityValue")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data["path:entityValue"] !== void 0) {
			let data0 = data["path:entityValue"];
			if (typeof data0 === "string") {
				if (func1(data0) > 36) {
					const err2 = {
						instancePath: instancePath + "/path:entityValue",
						schemaPath: "#/properties/path%3AentityValue/maxLength",
						keyword: "maxLength",
						params: { limit: 36 }
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (func1(data0) < 1) {
					const err3 = {
						instancePath: instancePath + "/path:entityValue",
						schemaPath: "#/properties/path%3AentityValue/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (!pattern4.test(data0)) {
					const err4 = {
						instancePath: instancePath + "/path:entityValue",
						schemaPath: "#/properties/path%3AentityValue/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Za-z0-9-]+$" }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/path:entityValue",
					schemaPath: "#/properties/path%3AentityValue/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate20.errors = vErrors;
	return errors === 0;
}
validate20.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
export { request_validator_default as default, validate };

