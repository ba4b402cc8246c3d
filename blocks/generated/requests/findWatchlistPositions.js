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
const pattern4 = new RegExp("^ *([A-Za-z]{2}[A-Za-z0-9]{9}[0-9]|[A-Za-z0-9]{6}) *$", "u");
const pattern5 = new RegExp("^[A-Za-z0-9-]+$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate20.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (Object.keys(data).length < 1) {
			const err0 = {
				instancePath,
				schemaPath: "#/minProperties",
				keyword: "minProperties",
				params: { limit: 1 }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data["path:entityValue"] === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "path:entityValue" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "rows" || key0 === "text" || key0 === "path:entityValue")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.rows !== void 0) {
			let data0 = data.rows;
			if (Array.isArray(data0)) {
				if (data0.length > 20) {
					const err3 = {
						instancePath: instancePath + "/rows",
						schemaPath: "#/properties/rows/maxItems",
						keyword: "maxItems",
						params: { limit: 20 }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (data0.length < 1) {
					const err4 = {
						instancePath: instancePath + "/rows",
						schemaPath: "#/properties/rows/minItems",
						keyword: "minItems",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data1 = data0[i0];
					if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
						if (data1.code === void 0) {
							const err5 = {
								instancePath: instancePath + "/rows/" + i0,
								schemaPath: "#/properties/rows/items/required",
								keyword: "required",
								params: { missingProperty: "code" }
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
						for (const key1 in data1) if (!(key1 === "code" || key1 === "amount" || key1 === "note")) {
							const err6 = {
								instancePath: instancePath + "/rows/" + i0,
								schemaPath: "#/properties/rows/items/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key1 }
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
						if (data1.code !== void 0) {
							let data2 = data1.code;
							if (typeof data2 === "string") {
								if (func1(data2) > 20) {
									const err7 = {
										instancePath: instancePath + "/rows/" + i0 + "/code",
										schemaPath: "#/properties/rows/items/properties/code/maxLength",
										keyword: "maxLength",
										params: { limit: 20 }
									};
									if (vErrors === null) vErrors = [err7];
									else vErrors.push(err7);
									errors++;
								}
								if (!pattern4.test(data2)) {
									const err8 = {
										instancePath: instancePath + "/rows/" + i0 + "/code",
										schemaPath: "#/properties/rows/items/properties/code/pattern",
										keyword: "pattern",
										params: { pattern: "^ *([A-Za-z]{2}[A-Za-z0-9]{9}[0-9]|[A-Za-z0-9]{6}) *$" }
									};
									if (vErrors === null) vErrors = [err8];
									else vErrors.push(err8);
									errors++;
								}
							} else {
								const err9 = {
									instancePath: instancePath + "/rows/" + i0 + "/code",
									schemaPath: "#/properties/rows/items/properties/code/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err9];
								else vErrors.push(err9);
								errors++;
							}
						}
						if (data1.amount !== void 0) {
							let data3 = data1.amount;
							if (typeof data3 == "number" && isFinite(data3)) {
								if (data3 > 1e9 || isNaN(data3)) {
									const err10 = {
										instancePath: instancePath + "/rows/" + i0 + "/amount",
										schemaPath: "#/properties/rows/items/properties/amount/maximum",
										keyword: "maximum",
										params: {
											comparison: "<=",
											limit: 1e9
										}
									};
									if (vErrors === null) vErrors = [err10];
									else vErrors.push(err10);
									errors++;
								}
								if (data3 < 0 || isNaN(data3)) {
									const err11 = {
										instancePath: instancePath + "/rows/" + i0 + "/amount",
										schemaPath: "#/properties/rows/items/properties/amount/minimum",
										keyword: "minimum",
										params: {
											comparison: ">=",
											limit: 0
										}
									};
									if (vErrors === null) vErrors = [err11];
									else vErrors.push(err11);
									errors++;
								}
							} else {
								const err12 = {
									instancePath: instancePath + "/rows/" + i0 + "/amount",
									schemaPath: "#/properties/rows/items/properties/amount/type",
									keyword: "type",
									params: { type: "number" }
								};
								if (vErrors === null) vErrors = [err12];
								else vErrors.push(err12);
								errors++;
							}
						}
						if (data1.note !== void 0) {
							let data4 = data1.note;
							if (typeof data4 === "string") {
								if (func1(data4) > 500) {
									const err13 = {
										instancePath: instancePath + "/rows/" + i0 + "/note",
										schemaPath: "#/properties/rows/items/properties/note/maxLength",
										keyword: "maxLength",
										params: { limit: 500 }
									};
									if (vErrors === null) vErrors = [err13];
									else vErrors.push(err13);
									errors++;
								}
							} else {
								const err14 = {
									instancePath: instancePath + "/rows/" + i0 + "/note",
									schemaPath: "#/properties/rows/items/properties/note/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err14];
								else vErrors.push(err14);
								errors++;
							}
						}
					} else {
						const err15 = {
							instancePath: instancePath + "/rows/" + i0,
							schemaPath: "#/properties/rows/items/type",
							keyword: "type",
							params: { type: "object" }
						};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
					}
				}
			} else {
				const err16 = {
					instancePath: instancePath + "/rows",
					schemaPath: "#/properties/rows/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.text !== void 0) {
			let data5 = data.text;
			if (typeof data5 === "string") {
				if (func1(data5) > 1e5) {
					const err17 = {
						instancePath: instancePath + "/text",
						schemaPath: "#/properties/text/maxLength",
						keyword: "maxLength",
						params: { limit: 1e5 }
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
				if (func1(data5) < 1) {
					const err18 = {
						instancePath: instancePath + "/text",
						schemaPath: "#/properties/text/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
			} else {
				const err19 = {
					instancePath: instancePath + "/text",
					schemaPath: "#/properties/text/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data["path:entityValue"] !== void 0) {
			let data6 = data["path:entityValue"];
			if (typeof data6 === "string") {
				if (func1(data6) > 36) {
					const err20 = {
						instancePath: instancePath + "/path:entityValue",
						schemaPath: "#/properties/path%3AentityValue/maxLength",
						keyword: "maxLength",
						params: { limit: 36 }
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
				if (func1(data6) < 1) {
					const err21 = {
						instancePath: instancePath + "/path:entityValue",
						schemaPath: "#/properties/path%3AentityValue/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
				if (!pattern5.test(data6)) {
					const err22 = {
						instancePath: instancePath + "/path:entityValue",
						schemaPath: "#/properties/path%3AentityValue/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Za-z0-9-]+$" }
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
			} else {
				const err23 = {
					instancePath: instancePath + "/path:entityValue",
					schemaPath: "#/properties/path%3AentityValue/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			}
		}
	} else {
		const err24 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err24];
		else vErrors.push(err24);
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

