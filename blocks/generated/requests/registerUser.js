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
const formats0 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
const func1 = require_ucs2length().default;
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate20.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.email === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "email" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.password === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "password" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.hasAcceptedTerms === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "hasAcceptedTerms" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "email" || key0 === "password" || key0 === "firstName" || key0 === "lastName" || key0 === "hasAcceptedTerms" || key0 === "wantsNewsletter")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.email !== void 0) {
			let data0 = data.email;
			if (typeof data0 === "string") {
				if (func1(data0) > 254) {
					const err4 = {
						instancePath: instancePath + "/email",
						schemaPath: "#/properties/email/maxLength",
						keyword: "maxLength",
						params: { limit: 254 }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (!formats0.test(data0)) {
					const err5 = {
						instancePath: instancePath + "/email",
						schemaPath: "#/properties/email/format",
						keyword: "format",
						params: { format: "email" }
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/email",
					schemaPath: "#/properties/email/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.password !== void 0) {
			let data1 = data.password;
			if (typeof data1 === "string") {
				if (func1(data1) > 200) {
					const err7 = {
						instancePath: instancePath + "/password",
						schemaPath: "#/properties/password/maxLength",
						keyword: "maxLength",
						params: { limit: 200 }
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (func1(data1) < 10) {
					const err8 = {
						instancePath: instancePath + "/password",
						schemaPath: "#/properties/password/minLength",
						keyword: "minLength",
						params: { limit: 10 }
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/password",
					schemaPath: "#/properties/password/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.firstName !== void 0) {
			let data2 = data.firstName;
			if (typeof data2 === "string") {
				if (func1(data2) > 100) {
					const err10 = {
						instancePath: instancePath + "/firstName",
						schemaPath: "#/properties/firstName/maxLength",
						keyword: "maxLength",
						params: { limit: 100 }
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/firstName",
					schemaPath: "#/properties/firstName/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.lastName !== void 0) {
			let data3 = data.lastName;
			if (typeof data3 === "string") {
				if (func1(data3) > 100) {
					const err12 = {
						instancePath: instancePath + "/lastName",
						schemaPath: "#/properties/lastName/maxLength",
						keyword: "maxLength",
						params: { limit: 100 }
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/lastName",
					schemaPath: "#/properties/lastName/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.hasAcceptedTerms !== void 0) {
			if (typeof data.hasAcceptedTerms !== "boolean") {
				const err14 = {
					instancePath: instancePath + "/hasAcceptedTerms",
					schemaPath: "#/properties/hasAcceptedTerms/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.wantsNewsletter !== void 0) {
			if (typeof data.wantsNewsletter !== "boolean") {
				const err15 = {
					instancePath: instancePath + "/wantsNewsletter",
					schemaPath: "#/properties/wantsNewsletter/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
	} else {
		const err16 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err16];
		else vErrors.push(err16);
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

