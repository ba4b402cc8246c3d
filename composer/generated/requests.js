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
const getEditorSession = validate20;
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate20.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.path === void 0 && (missing0 = "path") || data.query === void 0 && (missing0 = "query")) {
			validate20.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.path !== void 0) {
				let data0 = data.path;
				if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
					validate20.errors = [{
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/type",
						keyword: "type",
						params: { type: "object" }
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.query !== void 0) {
					let data1 = data.query;
					if (!(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
						validate20.errors = [{
							instancePath: instancePath + "/query",
							schemaPath: "#/properties/query/type",
							keyword: "type",
							params: { type: "object" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate20.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		}];
		return false;
	}
	validate20.errors = vErrors;
	return true;
}
validate20.evaluated = {
	"props": {
		"path": true,
		"query": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const listDocuments = validate21;
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate21.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.path === void 0 && (missing0 = "path") || data.query === void 0 && (missing0 = "query")) {
			validate21.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.path !== void 0) {
				let data0 = data.path;
				if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
					validate21.errors = [{
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/type",
						keyword: "type",
						params: { type: "object" }
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.query !== void 0) {
					let data1 = data.query;
					if (!(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
						validate21.errors = [{
							instancePath: instancePath + "/query",
							schemaPath: "#/properties/query/type",
							keyword: "type",
							params: { type: "object" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate21.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		}];
		return false;
	}
	validate21.errors = vErrors;
	return true;
}
validate21.evaluated = {
	"props": {
		"path": true,
		"query": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const getDocumentSchema = validate22;
const func1 = require_ucs2length().default;
const pattern4 = new RegExp("^[A-Za-z-]+$", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate22.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.path === void 0 && (missing0 = "path") || data.query === void 0 && (missing0 = "query")) {
			validate22.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.path !== void 0) {
				let data0 = data.path;
				if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
					let missing1;
					if (data0.kind === void 0 && (missing1 = "kind")) {
						validate22.errors = [{
							instancePath: instancePath + "/path",
							schemaPath: "#/properties/path/required",
							keyword: "required",
							params: { missingProperty: missing1 }
						}];
						return false;
					} else if (data0.kind !== void 0) {
						let data1 = data0.kind;
						if (typeof data1 === "string") {
							if (func1(data1) > 60) {
								validate22.errors = [{
									instancePath: instancePath + "/path/kind",
									schemaPath: "#/properties/path/properties/kind/maxLength",
									keyword: "maxLength",
									params: { limit: 60 }
								}];
								return false;
							} else if (!pattern4.test(data1)) {
								validate22.errors = [{
									instancePath: instancePath + "/path/kind",
									schemaPath: "#/properties/path/properties/kind/pattern",
									keyword: "pattern",
									params: { pattern: "^[A-Za-z-]+$" }
								}];
								return false;
							}
						} else {
							validate22.errors = [{
								instancePath: instancePath + "/path/kind",
								schemaPath: "#/properties/path/properties/kind/type",
								keyword: "type",
								params: { type: "string" }
							}];
							return false;
						}
					}
				} else {
					validate22.errors = [{
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/type",
						keyword: "type",
						params: { type: "object" }
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.query !== void 0) {
					let data2 = data.query;
					if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
						validate22.errors = [{
							instancePath: instancePath + "/query",
							schemaPath: "#/properties/query/type",
							keyword: "type",
							params: { type: "object" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate22.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		}];
		return false;
	}
	validate22.errors = vErrors;
	return true;
}
validate22.evaluated = {
	"props": {
		"path": true,
		"query": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const listBlocks = validate23;
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate23.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.path === void 0 && (missing0 = "path") || data.query === void 0 && (missing0 = "query")) {
			validate23.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.path !== void 0) {
				let data0 = data.path;
				if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
					validate23.errors = [{
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/type",
						keyword: "type",
						params: { type: "object" }
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.query !== void 0) {
					let data1 = data.query;
					if (!(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
						validate23.errors = [{
							instancePath: instancePath + "/query",
							schemaPath: "#/properties/query/type",
							keyword: "type",
							params: { type: "object" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate23.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		}];
		return false;
	}
	validate23.errors = vErrors;
	return true;
}
validate23.evaluated = {
	"props": {
		"path": true,
		"query": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const getDraft = validate24;
const pattern5 = new RegExp("^.+\\.yaml$", "u");
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate24.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.path === void 0 && (missing0 = "path") || data.query === void 0 && (missing0 = "query")) {
			validate24.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.path !== void 0) {
				let data0 = data.path;
				if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
					let missing1;
					if (data0.file === void 0 && (missing1 = "file")) {
						validate24.errors = [{
							instancePath: instancePath + "/path",
							schemaPath: "#/properties/path/required",
							keyword: "required",
							params: { missingProperty: missing1 }
						}];
						return false;
					} else if (data0.file !== void 0) {
						let data1 = data0.file;
						if (typeof data1 === "string") {
							if (func1(data1) > 2e3) {
								validate24.errors = [{
									instancePath: instancePath + "/path/file",
									schemaPath: "#/properties/path/properties/file/maxLength",
									keyword: "maxLength",
									params: { limit: 2e3 }
								}];
								return false;
							} else if (!pattern5.test(data1)) {
								validate24.errors = [{
									instancePath: instancePath + "/path/file",
									schemaPath: "#/properties/path/properties/file/pattern",
									keyword: "pattern",
									params: { pattern: "^.+\\.yaml$" }
								}];
								return false;
							}
						} else {
							validate24.errors = [{
								instancePath: instancePath + "/path/file",
								schemaPath: "#/properties/path/properties/file/type",
								keyword: "type",
								params: { type: "string" }
							}];
							return false;
						}
					}
				} else {
					validate24.errors = [{
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/type",
						keyword: "type",
						params: { type: "object" }
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.query !== void 0) {
					let data2 = data.query;
					if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
						validate24.errors = [{
							instancePath: instancePath + "/query",
							schemaPath: "#/properties/query/type",
							keyword: "type",
							params: { type: "object" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate24.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		}];
		return false;
	}
	validate24.errors = vErrors;
	return true;
}
validate24.evaluated = {
	"props": {
		"path": true,
		"query": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const deleteDraft = validate25;
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate25.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.path === void 0 && (missing0 = "path") || data.query === void 0 && (missing0 = "query")) {
			validate25.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.path !== void 0) {
				let data0 = data.path;
				if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
					let missing1;
					if (data0.file === void 0 && (missing1 = "file")) {
						validate25.errors = [{
							instancePath: instancePath + "/path",
							schemaPath: "#/properties/path/required",
							keyword: "required",
							params: { missingProperty: missing1 }
						}];
						return false;
					} else if (data0.file !== void 0) {
						let data1 = data0.file;
						if (typeof data1 === "string") {
							if (func1(data1) > 2e3) {
								validate25.errors = [{
									instancePath: instancePath + "/path/file",
									schemaPath: "#/properties/path/properties/file/maxLength",
									keyword: "maxLength",
									params: { limit: 2e3 }
								}];
								return false;
							} else if (!pattern5.test(data1)) {
								validate25.errors = [{
									instancePath: instancePath + "/path/file",
									schemaPath: "#/properties/path/properties/file/pattern",
									keyword: "pattern",
									params: { pattern: "^.+\\.yaml$" }
								}];
								return false;
							}
						} else {
							validate25.errors = [{
								instancePath: instancePath + "/path/file",
								schemaPath: "#/properties/path/properties/file/type",
								keyword: "type",
								params: { type: "string" }
							}];
							return false;
						}
					}
				} else {
					validate25.errors = [{
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/type",
						keyword: "type",
						params: { type: "object" }
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.query !== void 0) {
					let data2 = data.query;
					if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
						let missing2;
						if (data2.version === void 0 && (missing2 = "version")) {
							validate25.errors = [{
								instancePath: instancePath + "/query",
								schemaPath: "#/properties/query/required",
								keyword: "required",
								params: { missingProperty: missing2 }
							}];
							return false;
						} else if (data2.version !== void 0) {
							let data3 = data2.version;
							if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
								validate25.errors = [{
									instancePath: instancePath + "/query/version",
									schemaPath: "#/properties/query/properties/version/type",
									keyword: "type",
									params: { type: "integer" }
								}];
								return false;
							}
							if (typeof data3 == "number" && isFinite(data3)) {
								if (data3 > 2147483647 || isNaN(data3)) {
									validate25.errors = [{
										instancePath: instancePath + "/query/version",
										schemaPath: "#/properties/query/properties/version/maximum",
										keyword: "maximum",
										params: {
											comparison: "<=",
											limit: 2147483647
										}
									}];
									return false;
								} else if (data3 < 0 || isNaN(data3)) {
									validate25.errors = [{
										instancePath: instancePath + "/query/version",
										schemaPath: "#/properties/query/properties/version/minimum",
										keyword: "minimum",
										params: {
											comparison: ">=",
											limit: 0
										}
									}];
									return false;
								}
							}
						}
					} else {
						validate25.errors = [{
							instancePath: instancePath + "/query",
							schemaPath: "#/properties/query/type",
							keyword: "type",
							params: { type: "object" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate25.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		}];
		return false;
	}
	validate25.errors = vErrors;
	return true;
}
validate25.evaluated = {
	"props": {
		"path": true,
		"query": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const getDraftFindings = validate26;
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate26.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.path === void 0 && (missing0 = "path") || data.query === void 0 && (missing0 = "query")) {
			validate26.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.path !== void 0) {
				let data0 = data.path;
				if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
					let missing1;
					if (data0.file === void 0 && (missing1 = "file")) {
						validate26.errors = [{
							instancePath: instancePath + "/path",
							schemaPath: "#/properties/path/required",
							keyword: "required",
							params: { missingProperty: missing1 }
						}];
						return false;
					} else if (data0.file !== void 0) {
						let data1 = data0.file;
						if (typeof data1 === "string") {
							if (func1(data1) > 2e3) {
								validate26.errors = [{
									instancePath: instancePath + "/path/file",
									schemaPath: "#/properties/path/properties/file/maxLength",
									keyword: "maxLength",
									params: { limit: 2e3 }
								}];
								return false;
							} else if (!pattern5.test(data1)) {
								validate26.errors = [{
									instancePath: instancePath + "/path/file",
									schemaPath: "#/properties/path/properties/file/pattern",
									keyword: "pattern",
									params: { pattern: "^.+\\.yaml$" }
								}];
								return false;
							}
						} else {
							validate26.errors = [{
								instancePath: instancePath + "/path/file",
								schemaPath: "#/properties/path/properties/file/type",
								keyword: "type",
								params: { type: "string" }
							}];
							return false;
						}
					}
				} else {
					validate26.errors = [{
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/type",
						keyword: "type",
						params: { type: "object" }
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.query !== void 0) {
					let data2 = data.query;
					if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
						validate26.errors = [{
							instancePath: instancePath + "/query",
							schemaPath: "#/properties/query/type",
							keyword: "type",
							params: { type: "object" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate26.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		}];
		return false;
	}
	validate26.errors = vErrors;
	return true;
}
validate26.evaluated = {
	"props": {
		"path": true,
		"query": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const getDraftDifferences = validate27;
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate27.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.path === void 0 && (missing0 = "path") || data.query === void 0 && (missing0 = "query")) {
			validate27.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.path !== void 0) {
				let data0 = data.path;
				if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
					let missing1;
					if (data0.file === void 0 && (missing1 = "file")) {
						validate27.errors = [{
							instancePath: instancePath + "/path",
							schemaPath: "#/properties/path/required",
							keyword: "required",
							params: { missingProperty: missing1 }
						}];
						return false;
					} else if (data0.file !== void 0) {
						let data1 = data0.file;
						if (typeof data1 === "string") {
							if (func1(data1) > 2e3) {
								validate27.errors = [{
									instancePath: instancePath + "/path/file",
									schemaPath: "#/properties/path/properties/file/maxLength",
									keyword: "maxLength",
									params: { limit: 2e3 }
								}];
								return false;
							} else if (!pattern5.test(data1)) {
								validate27.errors = [{
									instancePath: instancePath + "/path/file",
									schemaPath: "#/properties/path/properties/file/pattern",
									keyword: "pattern",
									params: { pattern: "^.+\\.yaml$" }
								}];
								return false;
							}
						} else {
							validate27.errors = [{
								instancePath: instancePath + "/path/file",
								schemaPath: "#/properties/path/properties/file/type",
								keyword: "type",
								params: { type: "string" }
							}];
							return false;
						}
					}
				} else {
					validate27.errors = [{
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/type",
						keyword: "type",
						params: { type: "object" }
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.query !== void 0) {
					let data2 = data.query;
					if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
						validate27.errors = [{
							instancePath: instancePath + "/query",
							schemaPath: "#/properties/query/type",
							keyword: "type",
							params: { type: "object" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate27.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		}];
		return false;
	}
	validate27.errors = vErrors;
	return true;
}
validate27.evaluated = {
	"props": {
		"path": true,
		"query": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const changeDraft = validate28;
const schema39 = {
	"type": "object",
	"required": [
		"path",
		"query",
		"body"
	],
	"properties": {
		"path": {
			"type": "object",
			"required": ["file"],
			"properties": { "file": {
				"type": "string",
				"maxLength": 2e3,
				"pattern": "^.+\\.yaml$"
			} }
		},
		"query": {
			"type": "object",
			"required": [],
			"properties": {}
		},
		"body": {
			"type": "object",
			"required": ["version", "patch"],
			"additionalProperties": false,
			"properties": {
				"version": {
					"type": "integer",
					"minimum": 0,
					"maximum": 2147483647
				},
				"patch": {
					"type": "array",
					"maxItems": 500,
					"items": { "oneOf": [
						{
							"type": "object",
							"required": [
								"op",
								"path",
								"value"
							],
							"additionalProperties": false,
							"properties": {
								"op": {
									"type": "string",
									"enum": [
										"add",
										"replace",
										"test"
									]
								},
								"path": {
									"type": "string",
									"maxLength": 2e4
								},
								"value": {}
							}
						},
						{
							"type": "object",
							"required": ["op", "path"],
							"additionalProperties": false,
							"properties": {
								"op": {
									"type": "string",
									"enum": ["remove"]
								},
								"path": {
									"type": "string",
									"maxLength": 2e4
								}
							}
						},
						{
							"type": "object",
							"required": [
								"op",
								"from",
								"path"
							],
							"additionalProperties": false,
							"properties": {
								"op": {
									"type": "string",
									"enum": ["move", "copy"]
								},
								"from": {
									"type": "string",
									"maxLength": 2e4
								},
								"path": {
									"type": "string",
									"maxLength": 2e4
								}
							}
						}
					] }
				},
				"joins": { "type": "boolean" },
				"conflicts": {
					"type": "array",
					"maxItems": 500,
					"items": {
						"type": "object",
						"required": ["at"],
						"additionalProperties": false,
						"properties": {
							"at": {
								"type": "string",
								"maxLength": 2e3
							},
							"base": {},
							"theirs": {},
							"mine": {}
						}
					}
				}
			}
		}
	}
};
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate28.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.path === void 0 && (missing0 = "path") || data.query === void 0 && (missing0 = "query") || data.body === void 0 && (missing0 = "body")) {
				validate28.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				if (data.path !== void 0) {
					let data0 = data.path;
					const _errs1 = errors;
					if (errors === _errs1) {
						if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
							let missing1;
							if (data0.file === void 0 && (missing1 = "file")) {
								validate28.errors = [{
									instancePath: instancePath + "/path",
									schemaPath: "#/properties/path/required",
									keyword: "required",
									params: { missingProperty: missing1 }
								}];
								return false;
							} else if (data0.file !== void 0) {
								let data1 = data0.file;
								if (errors === errors) {
									if (typeof data1 === "string") {
										if (func1(data1) > 2e3) {
											validate28.errors = [{
												instancePath: instancePath + "/path/file",
												schemaPath: "#/properties/path/properties/file/maxLength",
												keyword: "maxLength",
												params: { limit: 2e3 }
											}];
											return false;
										} else if (!pattern5.test(data1)) {
											validate28.errors = [{
												instancePath: instancePath + "/path/file",
												schemaPath: "#/properties/path/properties/file/pattern",
												keyword: "pattern",
												params: { pattern: "^.+\\.yaml$" }
											}];
											return false;
										}
									} else {
										validate28.errors = [{
											instancePath: instancePath + "/path/file",
											schemaPath: "#/properties/path/properties/file/type",
											keyword: "type",
											params: { type: "string" }
										}];
										return false;
									}
								}
							}
						} else {
							validate28.errors = [{
								instancePath: instancePath + "/path",
								schemaPath: "#/properties/path/type",
								keyword: "type",
								params: { type: "object" }
							}];
							return false;
						}
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.query !== void 0) {
						let data2 = data.query;
						const _errs5 = errors;
						if (errors === _errs5) {
							if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
								validate28.errors = [{
									instancePath: instancePath + "/query",
									schemaPath: "#/properties/query/type",
									keyword: "type",
									params: { type: "object" }
								}];
								return false;
							}
						}
						var valid0 = _errs5 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.body !== void 0) {
							let data3 = data.body;
							const _errs7 = errors;
							if (errors === _errs7) {
								if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
									let missing2;
									if (data3.version === void 0 && (missing2 = "version") || data3.patch === void 0 && (missing2 = "patch")) {
										validate28.errors = [{
											instancePath: instancePath + "/body",
											schemaPath: "#/properties/body/required",
											keyword: "required",
											params: { missingProperty: missing2 }
										}];
										return false;
									} else {
										const _errs9 = errors;
										for (const key0 in data3) if (!(key0 === "version" || key0 === "patch" || key0 === "joins" || key0 === "conflicts")) {
											validate28.errors = [{
												instancePath: instancePath + "/body",
												schemaPath: "#/properties/body/additionalProperties",
												keyword: "additionalProperties",
												params: { additionalProperty: key0 }
											}];
											return false;
										}
										if (_errs9 === errors) {
											if (data3.version !== void 0) {
												let data4 = data3.version;
												const _errs10 = errors;
												if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
													validate28.errors = [{
														instancePath: instancePath + "/body/version",
														schemaPath: "#/properties/body/properties/version/type",
														keyword: "type",
														params: { type: "integer" }
													}];
													return false;
												}
												if (errors === _errs10) {
													if (typeof data4 == "number" && isFinite(data4)) {
														if (data4 > 2147483647 || isNaN(data4)) {
															validate28.errors = [{
																instancePath: instancePath + "/body/version",
																schemaPath: "#/properties/body/properties/version/maximum",
																keyword: "maximum",
																params: {
																	comparison: "<=",
																	limit: 2147483647
																}
															}];
															return false;
														} else if (data4 < 0 || isNaN(data4)) {
															validate28.errors = [{
																instancePath: instancePath + "/body/version",
																schemaPath: "#/properties/body/properties/version/minimum",
																keyword: "minimum",
																params: {
																	comparison: ">=",
																	limit: 0
																}
															}];
															return false;
														}
													}
												}
												var valid2 = _errs10 === errors;
											} else var valid2 = true;
											if (valid2) {
												if (data3.patch !== void 0) {
													let data5 = data3.patch;
													const _errs12 = errors;
													if (errors === _errs12) {
														if (Array.isArray(data5)) {
															if (data5.length > 500) {
																validate28.errors = [{
																	instancePath: instancePath + "/body/patch",
																	schemaPath: "#/properties/body/properties/patch/maxItems",
																	keyword: "maxItems",
																	params: { limit: 500 }
																}];
																return false;
															} else {
																const len0 = data5.length;
																for (let i0 = 0; i0 < len0; i0++) {
																	let data6 = data5[i0];
																	const _errs14 = errors;
																	const _errs15 = errors;
																	let valid4 = false;
																	let passing0 = null;
																	const _errs16 = errors;
																	if (errors === _errs16) {
																		if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
																			let missing3;
																			if (data6.op === void 0 && (missing3 = "op") || data6.path === void 0 && (missing3 = "path") || data6.value === void 0 && (missing3 = "value")) {
																				const err0 = {
																					instancePath: instancePath + "/body/patch/" + i0,
																					schemaPath: "#/properties/body/properties/patch/items/oneOf/0/required",
																					keyword: "required",
																					params: { missingProperty: missing3 }
																				};
																				if (vErrors === null) vErrors = [err0];
																				else vErrors.push(err0);
																				errors++;
																			} else {
																				const _errs18 = errors;
																				for (const key1 in data6) if (!(key1 === "op" || key1 === "path" || key1 === "value")) {
																					const err1 = {
																						instancePath: instancePath + "/body/patch/" + i0,
																						schemaPath: "#/properties/body/properties/patch/items/oneOf/0/additionalProperties",
																						keyword: "additionalProperties",
																						params: { additionalProperty: key1 }
																					};
																					if (vErrors === null) vErrors = [err1];
																					else vErrors.push(err1);
																					errors++;
																					break;
																				}
																				if (_errs18 === errors) {
																					if (data6.op !== void 0) {
																						let data7 = data6.op;
																						const _errs19 = errors;
																						if (typeof data7 !== "string") {
																							const err2 = {
																								instancePath: instancePath + "/body/patch/" + i0 + "/op",
																								schemaPath: "#/properties/body/properties/patch/items/oneOf/0/properties/op/type",
																								keyword: "type",
																								params: { type: "string" }
																							};
																							if (vErrors === null) vErrors = [err2];
																							else vErrors.push(err2);
																							errors++;
																						}
																						if (!(data7 === "add" || data7 === "replace" || data7 === "test")) {
																							const err3 = {
																								instancePath: instancePath + "/body/patch/" + i0 + "/op",
																								schemaPath: "#/properties/body/properties/patch/items/oneOf/0/properties/op/enum",
																								keyword: "enum",
																								params: { allowedValues: schema39.properties.body.properties.patch.items.oneOf[0].properties.op.enum }
																							};
																							if (vErrors === null) vErrors = [err3];
																							else vErrors.push(err3);
																							errors++;
																						}
																						var valid5 = _errs19 === errors;
																					} else var valid5 = true;
																					if (valid5) {
																						if (data6.path !== void 0) {
																							let data8 = data6.path;
																							const _errs21 = errors;
																							if (errors === _errs21) {
																								if (typeof data8 === "string") {
																									if (func1(data8) > 2e4) {
																										const err4 = {
																											instancePath: instancePath + "/body/patch/" + i0 + "/path",
																											schemaPath: "#/properties/body/properties/patch/items/oneOf/0/properties/path/maxLength",
																											keyword: "maxLength",
																											params: { limit: 2e4 }
																										};
																										if (vErrors === null) vErrors = [err4];
																										else vErrors.push(err4);
																										errors++;
																									}
																								} else {
																									const err5 = {
																										instancePath: instancePath + "/body/patch/" + i0 + "/path",
																										schemaPath: "#/properties/body/properties/patch/items/oneOf/0/properties/path/type",
																										keyword: "type",
																										params: { type: "string" }
																									};
																									if (vErrors === null) vErrors = [err5];
																									else vErrors.push(err5);
																									errors++;
																								}
																							}
																							var valid5 = _errs21 === errors;
																						} else var valid5 = true;
																					}
																				}
																			}
																		} else {
																			const err6 = {
																				instancePath: instancePath + "/body/patch/" + i0,
																				schemaPath: "#/properties/body/properties/patch/items/oneOf/0/type",
																				keyword: "type",
																				params: { type: "object" }
																			};
																			if (vErrors === null) vErrors = [err6];
																			else vErrors.push(err6);
																			errors++;
																		}
																	}
																	var _valid0 = _errs16 === errors;
																	if (_valid0) {
																		valid4 = true;
																		passing0 = 0;
																		var props0 = true;
																	}
																	const _errs23 = errors;
																	if (errors === _errs23) {
																		if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
																			let missing4;
																			if (data6.op === void 0 && (missing4 = "op") || data6.path === void 0 && (missing4 = "path")) {
																				const err7 = {
																					instancePath: instancePath + "/body/patch/" + i0,
																					schemaPath: "#/properties/body/properties/patch/items/oneOf/1/required",
																					keyword: "required",
																					params: { missingProperty: missing4 }
																				};
																				if (vErrors === null) vErrors = [err7];
																				else vErrors.push(err7);
																				errors++;
																			} else {
																				const _errs25 = errors;
																				for (const key2 in data6) if (!(key2 === "op" || key2 === "path")) {
																					const err8 = {
																						instancePath: instancePath + "/body/patch/" + i0,
																						schemaPath: "#/properties/body/properties/patch/items/oneOf/1/additionalProperties",
																						keyword: "additionalProperties",
																						params: { additionalProperty: key2 }
																					};
																					if (vErrors === null) vErrors = [err8];
																					else vErrors.push(err8);
																					errors++;
																					break;
																				}
																				if (_errs25 === errors) {
																					if (data6.op !== void 0) {
																						let data9 = data6.op;
																						const _errs26 = errors;
																						if (typeof data9 !== "string") {
																							const err9 = {
																								instancePath: instancePath + "/body/patch/" + i0 + "/op",
																								schemaPath: "#/properties/body/properties/patch/items/oneOf/1/properties/op/type",
																								keyword: "type",
																								params: { type: "string" }
																							};
																							if (vErrors === null) vErrors = [err9];
																							else vErrors.push(err9);
																							errors++;
																						}
																						if (!(data9 === "remove")) {
																							const err10 = {
																								instancePath: instancePath + "/body/patch/" + i0 + "/op",
																								schemaPath: "#/properties/body/properties/patch/items/oneOf/1/properties/op/enum",
																								keyword: "enum",
																								params: { allowedValues: schema39.properties.body.properties.patch.items.oneOf[1].properties.op.enum }
																							};
																							if (vErrors === null) vErrors = [err10];
																							else vErrors.push(err10);
																							errors++;
																						}
																						var valid6 = _errs26 === errors;
																					} else var valid6 = true;
																					if (valid6) {
																						if (data6.path !== void 0) {
																							let data10 = data6.path;
																							const _errs28 = errors;
																							if (errors === _errs28) {
																								if (typeof data10 === "string") {
																									if (func1(data10) > 2e4) {
																										const err11 = {
																											instancePath: instancePath + "/body/patch/" + i0 + "/path",
																											schemaPath: "#/properties/body/properties/patch/items/oneOf/1/properties/path/maxLength",
																											keyword: "maxLength",
																											params: { limit: 2e4 }
																										};
																										if (vErrors === null) vErrors = [err11];
																										else vErrors.push(err11);
																										errors++;
																									}
																								} else {
																									const err12 = {
																										instancePath: instancePath + "/body/patch/" + i0 + "/path",
																										schemaPath: "#/properties/body/properties/patch/items/oneOf/1/properties/path/type",
																										keyword: "type",
																										params: { type: "string" }
																									};
																									if (vErrors === null) vErrors = [err12];
																									else vErrors.push(err12);
																									errors++;
																								}
																							}
																							var valid6 = _errs28 === errors;
																						} else var valid6 = true;
																					}
																				}
																			}
																		} else {
																			const err13 = {
																				instancePath: instancePath + "/body/patch/" + i0,
																				schemaPath: "#/properties/body/properties/patch/items/oneOf/1/type",
																				keyword: "type",
																				params: { type: "object" }
																			};
																			if (vErrors === null) vErrors = [err13];
																			else vErrors.push(err13);
																			errors++;
																		}
																	}
																	var _valid0 = _errs23 === errors;
																	if (_valid0 && valid4) {
																		valid4 = false;
																		passing0 = [passing0, 1];
																	} else {
																		if (_valid0) {
																			valid4 = true;
																			passing0 = 1;
																			if (props0 !== true) props0 = true;
																		}
																		const _errs30 = errors;
																		if (errors === _errs30) {
																			if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
																				let missing5;
																				if (data6.op === void 0 && (missing5 = "op") || data6.from === void 0 && (missing5 = "from") || data6.path === void 0 && (missing5 = "path")) {
																					const err14 = {
																						instancePath: instancePath + "/body/patch/" + i0,
																						schemaPath: "#/properties/body/properties/patch/items/oneOf/2/required",
																						keyword: "required",
																						params: { missingProperty: missing5 }
																					};
																					if (vErrors === null) vErrors = [err14];
																					else vErrors.push(err14);
																					errors++;
																				} else {
																					const _errs32 = errors;
																					for (const key3 in data6) if (!(key3 === "op" || key3 === "from" || key3 === "path")) {
																						const err15 = {
																							instancePath: instancePath + "/body/patch/" + i0,
																							schemaPath: "#/properties/body/properties/patch/items/oneOf/2/additionalProperties",
																							keyword: "additionalProperties",
																							params: { additionalProperty: key3 }
																						};
																						if (vErrors === null) vErrors = [err15];
																						else vErrors.push(err15);
																						errors++;
																						break;
																					}
																					if (_errs32 === errors) {
																						if (data6.op !== void 0) {
																							let data11 = data6.op;
																							const _errs33 = errors;
																							if (typeof data11 !== "string") {
																								const err16 = {
																									instancePath: instancePath + "/body/patch/" + i0 + "/op",
																									schemaPath: "#/properties/body/properties/patch/items/oneOf/2/properties/op/type",
																									keyword: "type",
																									params: { type: "string" }
																								};
																								if (vErrors === null) vErrors = [err16];
																								else vErrors.push(err16);
																								errors++;
																							}
																							if (!(data11 === "move" || data11 === "copy")) {
																								const err17 = {
																									instancePath: instancePath + "/body/patch/" + i0 + "/op",
																									schemaPath: "#/properties/body/properties/patch/items/oneOf/2/properties/op/enum",
																									keyword: "enum",
																									params: { allowedValues: schema39.properties.body.properties.patch.items.oneOf[2].properties.op.enum }
																								};
																								if (vErrors === null) vErrors = [err17];
																								else vErrors.push(err17);
																								errors++;
																							}
																							var valid7 = _errs33 === errors;
																						} else var valid7 = true;
																						if (valid7) {
																							if (data6.from !== void 0) {
																								let data12 = data6.from;
																								const _errs35 = errors;
																								if (errors === _errs35) {
																									if (typeof data12 === "string") {
																										if (func1(data12) > 2e4) {
																											const err18 = {
																												instancePath: instancePath + "/body/patch/" + i0 + "/from",
																												schemaPath: "#/properties/body/properties/patch/items/oneOf/2/properties/from/maxLength",
																												keyword: "maxLength",
																												params: { limit: 2e4 }
																											};
																											if (vErrors === null) vErrors = [err18];
																											else vErrors.push(err18);
																											errors++;
																										}
																									} else {
																										const err19 = {
																											instancePath: instancePath + "/body/patch/" + i0 + "/from",
																											schemaPath: "#/properties/body/properties/patch/items/oneOf/2/properties/from/type",
																											keyword: "type",
																											params: { type: "string" }
																										};
																										if (vErrors === null) vErrors = [err19];
																										else vErrors.push(err19);
																										errors++;
																									}
																								}
																								var valid7 = _errs35 === errors;
																							} else var valid7 = true;
																							if (valid7) {
																								if (data6.path !== void 0) {
																									let data13 = data6.path;
																									const _errs37 = errors;
																									if (errors === _errs37) {
																										if (typeof data13 === "string") {
																											if (func1(data13) > 2e4) {
																												const err20 = {
																													instancePath: instancePath + "/body/patch/" + i0 + "/path",
																													schemaPath: "#/properties/body/properties/patch/items/oneOf/2/properties/path/maxLength",
																													keyword: "maxLength",
																													params: { limit: 2e4 }
																												};
																												if (vErrors === null) vErrors = [err20];
																												else vErrors.push(err20);
																												errors++;
																											}
																										} else {
																											const err21 = {
																												instancePath: instancePath + "/body/patch/" + i0 + "/path",
																												schemaPath: "#/properties/body/properties/patch/items/oneOf/2/properties/path/type",
																												keyword: "type",
																												params: { type: "string" }
																											};
																											if (vErrors === null) vErrors = [err21];
																											else vErrors.push(err21);
																											errors++;
																										}
																									}
																									var valid7 = _errs37 === errors;
																								} else var valid7 = true;
																							}
																						}
																					}
																				}
																			} else {
																				const err22 = {
																					instancePath: instancePath + "/body/patch/" + i0,
																					schemaPath: "#/properties/body/properties/patch/items/oneOf/2/type",
																					keyword: "type",
																					params: { type: "object" }
																				};
																				if (vErrors === null) vErrors = [err22];
																				else vErrors.push(err22);
																				errors++;
																			}
																		}
																		var _valid0 = _errs30 === errors;
																		if (_valid0 && valid4) {
																			valid4 = false;
																			passing0 = [passing0, 2];
																		} else if (_valid0) {
																			valid4 = true;
																			passing0 = 2;
																			if (props0 !== true) props0 = true;
																		}
																	}
																	if (!valid4) {
																		const err23 = {
																			instancePath: instancePath + "/body/patch/" + i0,
																			schemaPath: "#/properties/body/properties/patch/items/oneOf",
																			keyword: "oneOf",
																			params: { passingSchemas: passing0 }
																		};
																		if (vErrors === null) vErrors = [err23];
																		else vErrors.push(err23);
																		errors++;
																		validate28.errors = vErrors;
																		return false;
																	} else {
																		errors = _errs15;
																		if (vErrors !== null) {
																			if (_errs15) vErrors.length = _errs15;
																			else vErrors = null;
																		}
																	}
																	if (!(_errs14 === errors)) break;
																}
															}
														} else {
															validate28.errors = [{
																instancePath: instancePath + "/body/patch",
																schemaPath: "#/properties/body/properties/patch/type",
																keyword: "type",
																params: { type: "array" }
															}];
															return false;
														}
													}
													var valid2 = _errs12 === errors;
												} else var valid2 = true;
												if (valid2) {
													if (data3.joins !== void 0) {
														const _errs39 = errors;
														if (typeof data3.joins !== "boolean") {
															validate28.errors = [{
																instancePath: instancePath + "/body/joins",
																schemaPath: "#/properties/body/properties/joins/type",
																keyword: "type",
																params: { type: "boolean" }
															}];
															return false;
														}
														var valid2 = _errs39 === errors;
													} else var valid2 = true;
													if (valid2) {
														if (data3.conflicts !== void 0) {
															let data15 = data3.conflicts;
															const _errs41 = errors;
															if (errors === _errs41) {
																if (Array.isArray(data15)) {
																	if (data15.length > 500) {
																		validate28.errors = [{
																			instancePath: instancePath + "/body/conflicts",
																			schemaPath: "#/properties/body/properties/conflicts/maxItems",
																			keyword: "maxItems",
																			params: { limit: 500 }
																		}];
																		return false;
																	} else {
																		const len1 = data15.length;
																		for (let i1 = 0; i1 < len1; i1++) {
																			let data16 = data15[i1];
																			const _errs43 = errors;
																			if (errors === _errs43) {
																				if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
																					let missing6;
																					if (data16.at === void 0 && (missing6 = "at")) {
																						validate28.errors = [{
																							instancePath: instancePath + "/body/conflicts/" + i1,
																							schemaPath: "#/properties/body/properties/conflicts/items/required",
																							keyword: "required",
																							params: { missingProperty: missing6 }
																						}];
																						return false;
																					} else {
																						const _errs45 = errors;
																						for (const key4 in data16) if (!(key4 === "at" || key4 === "base" || key4 === "theirs" || key4 === "mine")) {
																							validate28.errors = [{
																								instancePath: instancePath + "/body/conflicts/" + i1,
																								schemaPath: "#/properties/body/properties/conflicts/items/additionalProperties",
																								keyword: "additionalProperties",
																								params: { additionalProperty: key4 }
																							}];
																							return false;
																						}
																						if (_errs45 === errors) {
																							if (data16.at !== void 0) {
																								let data17 = data16.at;
																								if (errors === errors) {
																									if (typeof data17 === "string") {
																										if (func1(data17) > 2e3) {
																											validate28.errors = [{
																												instancePath: instancePath + "/body/conflicts/" + i1 + "/at",
																												schemaPath: "#/properties/body/properties/conflicts/items/properties/at/maxLength",
																												keyword: "maxLength",
																												params: { limit: 2e3 }
																											}];
																											return false;
																										}
																									} else {
																										validate28.errors = [{
																											instancePath: instancePath + "/body/conflicts/" + i1 + "/at",
																											schemaPath: "#/properties/body/properties/conflicts/items/properties/at/type",
																											keyword: "type",
																											params: { type: "string" }
																										}];
																										return false;
																									}
																								}
																							}
																						}
																					}
																				} else {
																					validate28.errors = [{
																						instancePath: instancePath + "/body/conflicts/" + i1,
																						schemaPath: "#/properties/body/properties/conflicts/items/type",
																						keyword: "type",
																						params: { type: "object" }
																					}];
																					return false;
																				}
																			}
																			if (!(_errs43 === errors)) break;
																		}
																	}
																} else {
																	validate28.errors = [{
																		instancePath: instancePath + "/body/conflicts",
																		schemaPath: "#/properties/body/properties/conflicts/type",
																		keyword: "type",
																		params: { type: "array" }
																	}];
																	return false;
																}
															}
															var valid2 = _errs41 === errors;
														} else var valid2 = true;
													}
												}
											}
										}
									}
								} else {
									validate28.errors = [{
										instancePath: instancePath + "/body",
										schemaPath: "#/properties/body/type",
										keyword: "type",
										params: { type: "object" }
									}];
									return false;
								}
							}
							var valid0 = _errs7 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate28.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate28.errors = vErrors;
	return errors === 0;
}
validate28.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"body": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const undoEdit = validate29;
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate29.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.path === void 0 && (missing0 = "path") || data.query === void 0 && (missing0 = "query") || data.body === void 0 && (missing0 = "body")) {
			validate29.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.path !== void 0) {
				let data0 = data.path;
				if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
					let missing1;
					if (data0.file === void 0 && (missing1 = "file")) {
						validate29.errors = [{
							instancePath: instancePath + "/path",
							schemaPath: "#/properties/path/required",
							keyword: "required",
							params: { missingProperty: missing1 }
						}];
						return false;
					} else if (data0.file !== void 0) {
						let data1 = data0.file;
						if (typeof data1 === "string") {
							if (func1(data1) > 2e3) {
								validate29.errors = [{
									instancePath: instancePath + "/path/file",
									schemaPath: "#/properties/path/properties/file/maxLength",
									keyword: "maxLength",
									params: { limit: 2e3 }
								}];
								return false;
							} else if (!pattern5.test(data1)) {
								validate29.errors = [{
									instancePath: instancePath + "/path/file",
									schemaPath: "#/properties/path/properties/file/pattern",
									keyword: "pattern",
									params: { pattern: "^.+\\.yaml$" }
								}];
								return false;
							}
						} else {
							validate29.errors = [{
								instancePath: instancePath + "/path/file",
								schemaPath: "#/properties/path/properties/file/type",
								keyword: "type",
								params: { type: "string" }
							}];
							return false;
						}
					}
				} else {
					validate29.errors = [{
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/type",
						keyword: "type",
						params: { type: "object" }
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.query !== void 0) {
					let data2 = data.query;
					if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
						validate29.errors = [{
							instancePath: instancePath + "/query",
							schemaPath: "#/properties/query/type",
							keyword: "type",
							params: { type: "object" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.body !== void 0) {
						let data3 = data.body;
						if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
							let missing2;
							if (data3.version === void 0 && (missing2 = "version")) {
								validate29.errors = [{
									instancePath: instancePath + "/body",
									schemaPath: "#/properties/body/required",
									keyword: "required",
									params: { missingProperty: missing2 }
								}];
								return false;
							} else {
								for (const key0 in data3) if (!(key0 === "version")) {
									validate29.errors = [{
										instancePath: instancePath + "/body",
										schemaPath: "#/properties/body/additionalProperties",
										keyword: "additionalProperties",
										params: { additionalProperty: key0 }
									}];
									return false;
								}
								if (data3.version !== void 0) {
									let data4 = data3.version;
									if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
										validate29.errors = [{
											instancePath: instancePath + "/body/version",
											schemaPath: "#/properties/body/properties/version/type",
											keyword: "type",
											params: { type: "integer" }
										}];
										return false;
									}
									if (typeof data4 == "number" && isFinite(data4)) {
										if (data4 > 2147483647 || isNaN(data4)) {
											validate29.errors = [{
												instancePath: instancePath + "/body/version",
												schemaPath: "#/properties/body/properties/version/maximum",
												keyword: "maximum",
												params: {
													comparison: "<=",
													limit: 2147483647
												}
											}];
											return false;
										} else if (data4 < 0 || isNaN(data4)) {
											validate29.errors = [{
												instancePath: instancePath + "/body/version",
												schemaPath: "#/properties/body/properties/version/minimum",
												keyword: "minimum",
												params: {
													comparison: ">=",
													limit: 0
												}
											}];
											return false;
										}
									}
								}
							}
						} else {
							validate29.errors = [{
								instancePath: instancePath + "/body",
								schemaPath: "#/properties/body/type",
								keyword: "type",
								params: { type: "object" }
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate29.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		}];
		return false;
	}
	validate29.errors = vErrors;
	return true;
}
validate29.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"body": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const redoEdit = validate30;
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate30.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.path === void 0 && (missing0 = "path") || data.query === void 0 && (missing0 = "query") || data.body === void 0 && (missing0 = "body")) {
			validate30.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.path !== void 0) {
				let data0 = data.path;
				if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
					let missing1;
					if (data0.file === void 0 && (missing1 = "file")) {
						validate30.errors = [{
							instancePath: instancePath + "/path",
							schemaPath: "#/properties/path/required",
							keyword: "required",
							params: { missingProperty: missing1 }
						}];
						return false;
					} else if (data0.file !== void 0) {
						let data1 = data0.file;
						if (typeof data1 === "string") {
							if (func1(data1) > 2e3) {
								validate30.errors = [{
									instancePath: instancePath + "/path/file",
									schemaPath: "#/properties/path/properties/file/maxLength",
									keyword: "maxLength",
									params: { limit: 2e3 }
								}];
								return false;
							} else if (!pattern5.test(data1)) {
								validate30.errors = [{
									instancePath: instancePath + "/path/file",
									schemaPath: "#/properties/path/properties/file/pattern",
									keyword: "pattern",
									params: { pattern: "^.+\\.yaml$" }
								}];
								return false;
							}
						} else {
							validate30.errors = [{
								instancePath: instancePath + "/path/file",
								schemaPath: "#/properties/path/properties/file/type",
								keyword: "type",
								params: { type: "string" }
							}];
							return false;
						}
					}
				} else {
					validate30.errors = [{
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/type",
						keyword: "type",
						params: { type: "object" }
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.query !== void 0) {
					let data2 = data.query;
					if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
						validate30.errors = [{
							instancePath: instancePath + "/query",
							schemaPath: "#/properties/query/type",
							keyword: "type",
							params: { type: "object" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.body !== void 0) {
						let data3 = data.body;
						if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
							let missing2;
							if (data3.version === void 0 && (missing2 = "version")) {
								validate30.errors = [{
									instancePath: instancePath + "/body",
									schemaPath: "#/properties/body/required",
									keyword: "required",
									params: { missingProperty: missing2 }
								}];
								return false;
							} else {
								for (const key0 in data3) if (!(key0 === "version")) {
									validate30.errors = [{
										instancePath: instancePath + "/body",
										schemaPath: "#/properties/body/additionalProperties",
										keyword: "additionalProperties",
										params: { additionalProperty: key0 }
									}];
									return false;
								}
								if (data3.version !== void 0) {
									let data4 = data3.version;
									if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
										validate30.errors = [{
											instancePath: instancePath + "/body/version",
											schemaPath: "#/properties/body/properties/version/type",
											keyword: "type",
											params: { type: "integer" }
										}];
										return false;
									}
									if (typeof data4 == "number" && isFinite(data4)) {
										if (data4 > 2147483647 || isNaN(data4)) {
											validate30.errors = [{
												instancePath: instancePath + "/body/version",
												schemaPath: "#/properties/body/properties/version/maximum",
												keyword: "maximum",
												params: {
													comparison: "<=",
													limit: 2147483647
												}
											}];
											return false;
										} else if (data4 < 0 || isNaN(data4)) {
											validate30.errors = [{
												instancePath: instancePath + "/body/version",
												schemaPath: "#/properties/body/properties/version/minimum",
												keyword: "minimum",
												params: {
													comparison: ">=",
													limit: 0
												}
											}];
											return false;
										}
									}
								}
							}
						} else {
							validate30.errors = [{
								instancePath: instancePath + "/body",
								schemaPath: "#/properties/body/type",
								keyword: "type",
								params: { type: "object" }
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate30.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		}];
		return false;
	}
	validate30.errors = vErrors;
	return true;
}
validate30.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"body": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const changeDraftText = validate31;
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate31.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.path === void 0 && (missing0 = "path") || data.query === void 0 && (missing0 = "query") || data.body === void 0 && (missing0 = "body")) {
			validate31.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.path !== void 0) {
				let data0 = data.path;
				if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
					let missing1;
					if (data0.file === void 0 && (missing1 = "file")) {
						validate31.errors = [{
							instancePath: instancePath + "/path",
							schemaPath: "#/properties/path/required",
							keyword: "required",
							params: { missingProperty: missing1 }
						}];
						return false;
					} else if (data0.file !== void 0) {
						let data1 = data0.file;
						if (typeof data1 === "string") {
							if (func1(data1) > 2e3) {
								validate31.errors = [{
									instancePath: instancePath + "/path/file",
									schemaPath: "#/properties/path/properties/file/maxLength",
									keyword: "maxLength",
									params: { limit: 2e3 }
								}];
								return false;
							} else if (!pattern5.test(data1)) {
								validate31.errors = [{
									instancePath: instancePath + "/path/file",
									schemaPath: "#/properties/path/properties/file/pattern",
									keyword: "pattern",
									params: { pattern: "^.+\\.yaml$" }
								}];
								return false;
							}
						} else {
							validate31.errors = [{
								instancePath: instancePath + "/path/file",
								schemaPath: "#/properties/path/properties/file/type",
								keyword: "type",
								params: { type: "string" }
							}];
							return false;
						}
					}
				} else {
					validate31.errors = [{
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/type",
						keyword: "type",
						params: { type: "object" }
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.query !== void 0) {
					let data2 = data.query;
					if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
						validate31.errors = [{
							instancePath: instancePath + "/query",
							schemaPath: "#/properties/query/type",
							keyword: "type",
							params: { type: "object" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.body !== void 0) {
						let data3 = data.body;
						if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
							let missing2;
							if (data3.version === void 0 && (missing2 = "version") || data3.text === void 0 && (missing2 = "text")) {
								validate31.errors = [{
									instancePath: instancePath + "/body",
									schemaPath: "#/properties/body/required",
									keyword: "required",
									params: { missingProperty: missing2 }
								}];
								return false;
							} else {
								for (const key0 in data3) if (!(key0 === "version" || key0 === "text")) {
									validate31.errors = [{
										instancePath: instancePath + "/body",
										schemaPath: "#/properties/body/additionalProperties",
										keyword: "additionalProperties",
										params: { additionalProperty: key0 }
									}];
									return false;
								}
								if (data3.version !== void 0) {
									let data4 = data3.version;
									if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
										validate31.errors = [{
											instancePath: instancePath + "/body/version",
											schemaPath: "#/properties/body/properties/version/type",
											keyword: "type",
											params: { type: "integer" }
										}];
										return false;
									}
									if (typeof data4 == "number" && isFinite(data4)) {
										if (data4 > 2147483647 || isNaN(data4)) {
											validate31.errors = [{
												instancePath: instancePath + "/body/version",
												schemaPath: "#/properties/body/properties/version/maximum",
												keyword: "maximum",
												params: {
													comparison: "<=",
													limit: 2147483647
												}
											}];
											return false;
										} else if (data4 < 0 || isNaN(data4)) {
											validate31.errors = [{
												instancePath: instancePath + "/body/version",
												schemaPath: "#/properties/body/properties/version/minimum",
												keyword: "minimum",
												params: {
													comparison: ">=",
													limit: 0
												}
											}];
											return false;
										}
									}
									var valid2 = true;
								} else var valid2 = true;
								if (valid2) {
									if (data3.text !== void 0) {
										let data5 = data3.text;
										if (typeof data5 === "string") {
											if (func1(data5) > 1048576) {
												validate31.errors = [{
													instancePath: instancePath + "/body/text",
													schemaPath: "#/properties/body/properties/text/maxLength",
													keyword: "maxLength",
													params: { limit: 1048576 }
												}];
												return false;
											}
										} else {
											validate31.errors = [{
												instancePath: instancePath + "/body/text",
												schemaPath: "#/properties/body/properties/text/type",
												keyword: "type",
												params: { type: "string" }
											}];
											return false;
										}
										var valid2 = true;
									} else var valid2 = true;
								}
							}
						} else {
							validate31.errors = [{
								instancePath: instancePath + "/body",
								schemaPath: "#/properties/body/type",
								keyword: "type",
								params: { type: "object" }
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate31.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		}];
		return false;
	}
	validate31.errors = vErrors;
	return true;
}
validate31.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"body": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const createDraft = validate32;
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate32.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.path === void 0 && (missing0 = "path") || data.query === void 0 && (missing0 = "query") || data.body === void 0 && (missing0 = "body")) {
			validate32.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.path !== void 0) {
				let data0 = data.path;
				if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
					let missing1;
					if (data0.file === void 0 && (missing1 = "file")) {
						validate32.errors = [{
							instancePath: instancePath + "/path",
							schemaPath: "#/properties/path/required",
							keyword: "required",
							params: { missingProperty: missing1 }
						}];
						return false;
					} else if (data0.file !== void 0) {
						let data1 = data0.file;
						if (typeof data1 === "string") {
							if (func1(data1) > 2e3) {
								validate32.errors = [{
									instancePath: instancePath + "/path/file",
									schemaPath: "#/properties/path/properties/file/maxLength",
									keyword: "maxLength",
									params: { limit: 2e3 }
								}];
								return false;
							} else if (!pattern5.test(data1)) {
								validate32.errors = [{
									instancePath: instancePath + "/path/file",
									schemaPath: "#/properties/path/properties/file/pattern",
									keyword: "pattern",
									params: { pattern: "^.+\\.yaml$" }
								}];
								return false;
							}
						} else {
							validate32.errors = [{
								instancePath: instancePath + "/path/file",
								schemaPath: "#/properties/path/properties/file/type",
								keyword: "type",
								params: { type: "string" }
							}];
							return false;
						}
					}
				} else {
					validate32.errors = [{
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/type",
						keyword: "type",
						params: { type: "object" }
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.query !== void 0) {
					let data2 = data.query;
					if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
						validate32.errors = [{
							instancePath: instancePath + "/query",
							schemaPath: "#/properties/query/type",
							keyword: "type",
							params: { type: "object" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.body !== void 0) {
						let data3 = data.body;
						if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
							let missing2;
							if (data3.text === void 0 && (missing2 = "text")) {
								validate32.errors = [{
									instancePath: instancePath + "/body",
									schemaPath: "#/properties/body/required",
									keyword: "required",
									params: { missingProperty: missing2 }
								}];
								return false;
							} else {
								for (const key0 in data3) if (!(key0 === "version" || key0 === "text")) {
									validate32.errors = [{
										instancePath: instancePath + "/body",
										schemaPath: "#/properties/body/additionalProperties",
										keyword: "additionalProperties",
										params: { additionalProperty: key0 }
									}];
									return false;
								}
								if (data3.version !== void 0) {
									let data4 = data3.version;
									if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
										validate32.errors = [{
											instancePath: instancePath + "/body/version",
											schemaPath: "#/properties/body/properties/version/type",
											keyword: "type",
											params: { type: "integer" }
										}];
										return false;
									}
									if (typeof data4 == "number" && isFinite(data4)) {
										if (data4 > 2147483647 || isNaN(data4)) {
											validate32.errors = [{
												instancePath: instancePath + "/body/version",
												schemaPath: "#/properties/body/properties/version/maximum",
												keyword: "maximum",
												params: {
													comparison: "<=",
													limit: 2147483647
												}
											}];
											return false;
										} else if (data4 < 0 || isNaN(data4)) {
											validate32.errors = [{
												instancePath: instancePath + "/body/version",
												schemaPath: "#/properties/body/properties/version/minimum",
												keyword: "minimum",
												params: {
													comparison: ">=",
													limit: 0
												}
											}];
											return false;
										}
									}
									var valid2 = true;
								} else var valid2 = true;
								if (valid2) {
									if (data3.text !== void 0) {
										let data5 = data3.text;
										if (typeof data5 === "string") {
											if (func1(data5) > 1048576) {
												validate32.errors = [{
													instancePath: instancePath + "/body/text",
													schemaPath: "#/properties/body/properties/text/maxLength",
													keyword: "maxLength",
													params: { limit: 1048576 }
												}];
												return false;
											}
										} else {
											validate32.errors = [{
												instancePath: instancePath + "/body/text",
												schemaPath: "#/properties/body/properties/text/type",
												keyword: "type",
												params: { type: "string" }
											}];
											return false;
										}
										var valid2 = true;
									} else var valid2 = true;
								}
							}
						} else {
							validate32.errors = [{
								instancePath: instancePath + "/body",
								schemaPath: "#/properties/body/type",
								keyword: "type",
								params: { type: "object" }
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate32.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		}];
		return false;
	}
	validate32.errors = vErrors;
	return true;
}
validate32.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"body": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const deleteDocument = validate33;
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate33.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.path === void 0 && (missing0 = "path") || data.query === void 0 && (missing0 = "query") || data.body === void 0 && (missing0 = "body")) {
			validate33.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.path !== void 0) {
				let data0 = data.path;
				if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
					let missing1;
					if (data0.file === void 0 && (missing1 = "file")) {
						validate33.errors = [{
							instancePath: instancePath + "/path",
							schemaPath: "#/properties/path/required",
							keyword: "required",
							params: { missingProperty: missing1 }
						}];
						return false;
					} else if (data0.file !== void 0) {
						let data1 = data0.file;
						if (typeof data1 === "string") {
							if (func1(data1) > 2e3) {
								validate33.errors = [{
									instancePath: instancePath + "/path/file",
									schemaPath: "#/properties/path/properties/file/maxLength",
									keyword: "maxLength",
									params: { limit: 2e3 }
								}];
								return false;
							} else if (!pattern5.test(data1)) {
								validate33.errors = [{
									instancePath: instancePath + "/path/file",
									schemaPath: "#/properties/path/properties/file/pattern",
									keyword: "pattern",
									params: { pattern: "^.+\\.yaml$" }
								}];
								return false;
							}
						} else {
							validate33.errors = [{
								instancePath: instancePath + "/path/file",
								schemaPath: "#/properties/path/properties/file/type",
								keyword: "type",
								params: { type: "string" }
							}];
							return false;
						}
					}
				} else {
					validate33.errors = [{
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/type",
						keyword: "type",
						params: { type: "object" }
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.query !== void 0) {
					let data2 = data.query;
					if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
						validate33.errors = [{
							instancePath: instancePath + "/query",
							schemaPath: "#/properties/query/type",
							keyword: "type",
							params: { type: "object" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.body !== void 0) {
						let data3 = data.body;
						if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
							let missing2;
							if (data3.version === void 0 && (missing2 = "version")) {
								validate33.errors = [{
									instancePath: instancePath + "/body",
									schemaPath: "#/properties/body/required",
									keyword: "required",
									params: { missingProperty: missing2 }
								}];
								return false;
							} else {
								for (const key0 in data3) if (!(key0 === "version")) {
									validate33.errors = [{
										instancePath: instancePath + "/body",
										schemaPath: "#/properties/body/additionalProperties",
										keyword: "additionalProperties",
										params: { additionalProperty: key0 }
									}];
									return false;
								}
								if (data3.version !== void 0) {
									let data4 = data3.version;
									if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
										validate33.errors = [{
											instancePath: instancePath + "/body/version",
											schemaPath: "#/properties/body/properties/version/type",
											keyword: "type",
											params: { type: "integer" }
										}];
										return false;
									}
									if (typeof data4 == "number" && isFinite(data4)) {
										if (data4 > 2147483647 || isNaN(data4)) {
											validate33.errors = [{
												instancePath: instancePath + "/body/version",
												schemaPath: "#/properties/body/properties/version/maximum",
												keyword: "maximum",
												params: {
													comparison: "<=",
													limit: 2147483647
												}
											}];
											return false;
										} else if (data4 < 0 || isNaN(data4)) {
											validate33.errors = [{
												instancePath: instancePath + "/body/version",
												schemaPath: "#/properties/body/properties/version/minimum",
												keyword: "minimum",
												params: {
													comparison: ">=",
													limit: 0
												}
											}];
											return false;
										}
									}
								}
							}
						} else {
							validate33.errors = [{
								instancePath: instancePath + "/body",
								schemaPath: "#/properties/body/type",
								keyword: "type",
								params: { type: "object" }
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate33.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		}];
		return false;
	}
	validate33.errors = vErrors;
	return true;
}
validate33.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"body": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const rebaseDraft = validate34;
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate34.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.path === void 0 && (missing0 = "path") || data.query === void 0 && (missing0 = "query") || data.body === void 0 && (missing0 = "body")) {
			validate34.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.path !== void 0) {
				let data0 = data.path;
				if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
					let missing1;
					if (data0.file === void 0 && (missing1 = "file")) {
						validate34.errors = [{
							instancePath: instancePath + "/path",
							schemaPath: "#/properties/path/required",
							keyword: "required",
							params: { missingProperty: missing1 }
						}];
						return false;
					} else if (data0.file !== void 0) {
						let data1 = data0.file;
						if (typeof data1 === "string") {
							if (func1(data1) > 2e3) {
								validate34.errors = [{
									instancePath: instancePath + "/path/file",
									schemaPath: "#/properties/path/properties/file/maxLength",
									keyword: "maxLength",
									params: { limit: 2e3 }
								}];
								return false;
							} else if (!pattern5.test(data1)) {
								validate34.errors = [{
									instancePath: instancePath + "/path/file",
									schemaPath: "#/properties/path/properties/file/pattern",
									keyword: "pattern",
									params: { pattern: "^.+\\.yaml$" }
								}];
								return false;
							}
						} else {
							validate34.errors = [{
								instancePath: instancePath + "/path/file",
								schemaPath: "#/properties/path/properties/file/type",
								keyword: "type",
								params: { type: "string" }
							}];
							return false;
						}
					}
				} else {
					validate34.errors = [{
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/type",
						keyword: "type",
						params: { type: "object" }
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.query !== void 0) {
					let data2 = data.query;
					if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
						validate34.errors = [{
							instancePath: instancePath + "/query",
							schemaPath: "#/properties/query/type",
							keyword: "type",
							params: { type: "object" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.body !== void 0) {
						let data3 = data.body;
						if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
							let missing2;
							if (data3.version === void 0 && (missing2 = "version")) {
								validate34.errors = [{
									instancePath: instancePath + "/body",
									schemaPath: "#/properties/body/required",
									keyword: "required",
									params: { missingProperty: missing2 }
								}];
								return false;
							} else {
								for (const key0 in data3) if (!(key0 === "version")) {
									validate34.errors = [{
										instancePath: instancePath + "/body",
										schemaPath: "#/properties/body/additionalProperties",
										keyword: "additionalProperties",
										params: { additionalProperty: key0 }
									}];
									return false;
								}
								if (data3.version !== void 0) {
									let data4 = data3.version;
									if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
										validate34.errors = [{
											instancePath: instancePath + "/body/version",
											schemaPath: "#/properties/body/properties/version/type",
											keyword: "type",
											params: { type: "integer" }
										}];
										return false;
									}
									if (typeof data4 == "number" && isFinite(data4)) {
										if (data4 > 2147483647 || isNaN(data4)) {
											validate34.errors = [{
												instancePath: instancePath + "/body/version",
												schemaPath: "#/properties/body/properties/version/maximum",
												keyword: "maximum",
												params: {
													comparison: "<=",
													limit: 2147483647
												}
											}];
											return false;
										} else if (data4 < 0 || isNaN(data4)) {
											validate34.errors = [{
												instancePath: instancePath + "/body/version",
												schemaPath: "#/properties/body/properties/version/minimum",
												keyword: "minimum",
												params: {
													comparison: ">=",
													limit: 0
												}
											}];
											return false;
										}
									}
								}
							}
						} else {
							validate34.errors = [{
								instancePath: instancePath + "/body",
								schemaPath: "#/properties/body/type",
								keyword: "type",
								params: { type: "object" }
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate34.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		}];
		return false;
	}
	validate34.errors = vErrors;
	return true;
}
validate34.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"body": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const decideConflict = validate35;
const schema46 = {
	"type": "object",
	"required": [
		"path",
		"query",
		"body"
	],
	"properties": {
		"path": {
			"type": "object",
			"required": ["file"],
			"properties": { "file": {
				"type": "string",
				"maxLength": 2e3,
				"pattern": "^.+\\.yaml$"
			} }
		},
		"query": {
			"type": "object",
			"required": [],
			"properties": {}
		},
		"body": {
			"type": "object",
			"required": [
				"version",
				"at",
				"take"
			],
			"additionalProperties": false,
			"properties": {
				"version": {
					"type": "integer",
					"minimum": 0,
					"maximum": 2147483647
				},
				"at": {
					"type": "string",
					"maxLength": 2e3
				},
				"take": {
					"type": "string",
					"enum": ["mine", "theirs"]
				}
			}
		}
	}
};
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate35.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.path === void 0 && (missing0 = "path") || data.query === void 0 && (missing0 = "query") || data.body === void 0 && (missing0 = "body")) {
			validate35.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.path !== void 0) {
				let data0 = data.path;
				if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
					let missing1;
					if (data0.file === void 0 && (missing1 = "file")) {
						validate35.errors = [{
							instancePath: instancePath + "/path",
							schemaPath: "#/properties/path/required",
							keyword: "required",
							params: { missingProperty: missing1 }
						}];
						return false;
					} else if (data0.file !== void 0) {
						let data1 = data0.file;
						if (typeof data1 === "string") {
							if (func1(data1) > 2e3) {
								validate35.errors = [{
									instancePath: instancePath + "/path/file",
									schemaPath: "#/properties/path/properties/file/maxLength",
									keyword: "maxLength",
									params: { limit: 2e3 }
								}];
								return false;
							} else if (!pattern5.test(data1)) {
								validate35.errors = [{
									instancePath: instancePath + "/path/file",
									schemaPath: "#/properties/path/properties/file/pattern",
									keyword: "pattern",
									params: { pattern: "^.+\\.yaml$" }
								}];
								return false;
							}
						} else {
							validate35.errors = [{
								instancePath: instancePath + "/path/file",
								schemaPath: "#/properties/path/properties/file/type",
								keyword: "type",
								params: { type: "string" }
							}];
							return false;
						}
					}
				} else {
					validate35.errors = [{
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/type",
						keyword: "type",
						params: { type: "object" }
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.query !== void 0) {
					let data2 = data.query;
					if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
						validate35.errors = [{
							instancePath: instancePath + "/query",
							schemaPath: "#/properties/query/type",
							keyword: "type",
							params: { type: "object" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.body !== void 0) {
						let data3 = data.body;
						if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
							let missing2;
							if (data3.version === void 0 && (missing2 = "version") || data3.at === void 0 && (missing2 = "at") || data3.take === void 0 && (missing2 = "take")) {
								validate35.errors = [{
									instancePath: instancePath + "/body",
									schemaPath: "#/properties/body/required",
									keyword: "required",
									params: { missingProperty: missing2 }
								}];
								return false;
							} else {
								for (const key0 in data3) if (!(key0 === "version" || key0 === "at" || key0 === "take")) {
									validate35.errors = [{
										instancePath: instancePath + "/body",
										schemaPath: "#/properties/body/additionalProperties",
										keyword: "additionalProperties",
										params: { additionalProperty: key0 }
									}];
									return false;
								}
								if (data3.version !== void 0) {
									let data4 = data3.version;
									if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
										validate35.errors = [{
											instancePath: instancePath + "/body/version",
											schemaPath: "#/properties/body/properties/version/type",
											keyword: "type",
											params: { type: "integer" }
										}];
										return false;
									}
									if (typeof data4 == "number" && isFinite(data4)) {
										if (data4 > 2147483647 || isNaN(data4)) {
											validate35.errors = [{
												instancePath: instancePath + "/body/version",
												schemaPath: "#/properties/body/properties/version/maximum",
												keyword: "maximum",
												params: {
													comparison: "<=",
													limit: 2147483647
												}
											}];
											return false;
										} else if (data4 < 0 || isNaN(data4)) {
											validate35.errors = [{
												instancePath: instancePath + "/body/version",
												schemaPath: "#/properties/body/properties/version/minimum",
												keyword: "minimum",
												params: {
													comparison: ">=",
													limit: 0
												}
											}];
											return false;
										}
									}
									var valid2 = true;
								} else var valid2 = true;
								if (valid2) {
									if (data3.at !== void 0) {
										let data5 = data3.at;
										if (typeof data5 === "string") {
											if (func1(data5) > 2e3) {
												validate35.errors = [{
													instancePath: instancePath + "/body/at",
													schemaPath: "#/properties/body/properties/at/maxLength",
													keyword: "maxLength",
													params: { limit: 2e3 }
												}];
												return false;
											}
										} else {
											validate35.errors = [{
												instancePath: instancePath + "/body/at",
												schemaPath: "#/properties/body/properties/at/type",
												keyword: "type",
												params: { type: "string" }
											}];
											return false;
										}
										var valid2 = true;
									} else var valid2 = true;
									if (valid2) {
										if (data3.take !== void 0) {
											let data6 = data3.take;
											if (typeof data6 !== "string") {
												validate35.errors = [{
													instancePath: instancePath + "/body/take",
													schemaPath: "#/properties/body/properties/take/type",
													keyword: "type",
													params: { type: "string" }
												}];
												return false;
											}
											if (!(data6 === "mine" || data6 === "theirs")) {
												validate35.errors = [{
													instancePath: instancePath + "/body/take",
													schemaPath: "#/properties/body/properties/take/enum",
													keyword: "enum",
													params: { allowedValues: schema46.properties.body.properties.take.enum }
												}];
												return false;
											}
											var valid2 = true;
										} else var valid2 = true;
									}
								}
							}
						} else {
							validate35.errors = [{
								instancePath: instancePath + "/body",
								schemaPath: "#/properties/body/type",
								keyword: "type",
								params: { type: "object" }
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate35.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		}];
		return false;
	}
	validate35.errors = vErrors;
	return true;
}
validate35.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"body": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const restoreDraft = validate36;
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate36.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.path === void 0 && (missing0 = "path") || data.query === void 0 && (missing0 = "query") || data.body === void 0 && (missing0 = "body")) {
			validate36.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.path !== void 0) {
				let data0 = data.path;
				if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
					let missing1;
					if (data0.file === void 0 && (missing1 = "file")) {
						validate36.errors = [{
							instancePath: instancePath + "/path",
							schemaPath: "#/properties/path/required",
							keyword: "required",
							params: { missingProperty: missing1 }
						}];
						return false;
					} else if (data0.file !== void 0) {
						let data1 = data0.file;
						if (typeof data1 === "string") {
							if (func1(data1) > 2e3) {
								validate36.errors = [{
									instancePath: instancePath + "/path/file",
									schemaPath: "#/properties/path/properties/file/maxLength",
									keyword: "maxLength",
									params: { limit: 2e3 }
								}];
								return false;
							} else if (!pattern5.test(data1)) {
								validate36.errors = [{
									instancePath: instancePath + "/path/file",
									schemaPath: "#/properties/path/properties/file/pattern",
									keyword: "pattern",
									params: { pattern: "^.+\\.yaml$" }
								}];
								return false;
							}
						} else {
							validate36.errors = [{
								instancePath: instancePath + "/path/file",
								schemaPath: "#/properties/path/properties/file/type",
								keyword: "type",
								params: { type: "string" }
							}];
							return false;
						}
					}
				} else {
					validate36.errors = [{
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/type",
						keyword: "type",
						params: { type: "object" }
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.query !== void 0) {
					let data2 = data.query;
					if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
						validate36.errors = [{
							instancePath: instancePath + "/query",
							schemaPath: "#/properties/query/type",
							keyword: "type",
							params: { type: "object" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.body !== void 0) {
						let data3 = data.body;
						if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
							let missing2;
							if (data3.version === void 0 && (missing2 = "version") || data3.entry === void 0 && (missing2 = "entry")) {
								validate36.errors = [{
									instancePath: instancePath + "/body",
									schemaPath: "#/properties/body/required",
									keyword: "required",
									params: { missingProperty: missing2 }
								}];
								return false;
							} else {
								for (const key0 in data3) if (!(key0 === "version" || key0 === "entry")) {
									validate36.errors = [{
										instancePath: instancePath + "/body",
										schemaPath: "#/properties/body/additionalProperties",
										keyword: "additionalProperties",
										params: { additionalProperty: key0 }
									}];
									return false;
								}
								if (data3.version !== void 0) {
									let data4 = data3.version;
									if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
										validate36.errors = [{
											instancePath: instancePath + "/body/version",
											schemaPath: "#/properties/body/properties/version/type",
											keyword: "type",
											params: { type: "integer" }
										}];
										return false;
									}
									if (typeof data4 == "number" && isFinite(data4)) {
										if (data4 > 2147483647 || isNaN(data4)) {
											validate36.errors = [{
												instancePath: instancePath + "/body/version",
												schemaPath: "#/properties/body/properties/version/maximum",
												keyword: "maximum",
												params: {
													comparison: "<=",
													limit: 2147483647
												}
											}];
											return false;
										} else if (data4 < 0 || isNaN(data4)) {
											validate36.errors = [{
												instancePath: instancePath + "/body/version",
												schemaPath: "#/properties/body/properties/version/minimum",
												keyword: "minimum",
												params: {
													comparison: ">=",
													limit: 0
												}
											}];
											return false;
										}
									}
									var valid2 = true;
								} else var valid2 = true;
								if (valid2) {
									if (data3.entry !== void 0) {
										let data5 = data3.entry;
										if (typeof data5 === "string") {
											if (func1(data5) > 2e3) {
												validate36.errors = [{
													instancePath: instancePath + "/body/entry",
													schemaPath: "#/properties/body/properties/entry/maxLength",
													keyword: "maxLength",
													params: { limit: 2e3 }
												}];
												return false;
											}
										} else {
											validate36.errors = [{
												instancePath: instancePath + "/body/entry",
												schemaPath: "#/properties/body/properties/entry/type",
												keyword: "type",
												params: { type: "string" }
											}];
											return false;
										}
										var valid2 = true;
									} else var valid2 = true;
								}
							}
						} else {
							validate36.errors = [{
								instancePath: instancePath + "/body",
								schemaPath: "#/properties/body/type",
								keyword: "type",
								params: { type: "object" }
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate36.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		}];
		return false;
	}
	validate36.errors = vErrors;
	return true;
}
validate36.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"body": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const renamePage = validate37;
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate37.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.path === void 0 && (missing0 = "path") || data.query === void 0 && (missing0 = "query") || data.body === void 0 && (missing0 = "body")) {
			validate37.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.path !== void 0) {
				let data0 = data.path;
				if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
					let missing1;
					if (data0.file === void 0 && (missing1 = "file")) {
						validate37.errors = [{
							instancePath: instancePath + "/path",
							schemaPath: "#/properties/path/required",
							keyword: "required",
							params: { missingProperty: missing1 }
						}];
						return false;
					} else if (data0.file !== void 0) {
						let data1 = data0.file;
						if (typeof data1 === "string") {
							if (func1(data1) > 2e3) {
								validate37.errors = [{
									instancePath: instancePath + "/path/file",
									schemaPath: "#/properties/path/properties/file/maxLength",
									keyword: "maxLength",
									params: { limit: 2e3 }
								}];
								return false;
							} else if (!pattern5.test(data1)) {
								validate37.errors = [{
									instancePath: instancePath + "/path/file",
									schemaPath: "#/properties/path/properties/file/pattern",
									keyword: "pattern",
									params: { pattern: "^.+\\.yaml$" }
								}];
								return false;
							}
						} else {
							validate37.errors = [{
								instancePath: instancePath + "/path/file",
								schemaPath: "#/properties/path/properties/file/type",
								keyword: "type",
								params: { type: "string" }
							}];
							return false;
						}
					}
				} else {
					validate37.errors = [{
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/type",
						keyword: "type",
						params: { type: "object" }
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.query !== void 0) {
					let data2 = data.query;
					if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
						validate37.errors = [{
							instancePath: instancePath + "/query",
							schemaPath: "#/properties/query/type",
							keyword: "type",
							params: { type: "object" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.body !== void 0) {
						let data3 = data.body;
						if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
							let missing2;
							if (data3.version === void 0 && (missing2 = "version") || data3.route === void 0 && (missing2 = "route")) {
								validate37.errors = [{
									instancePath: instancePath + "/body",
									schemaPath: "#/properties/body/required",
									keyword: "required",
									params: { missingProperty: missing2 }
								}];
								return false;
							} else {
								for (const key0 in data3) if (!(key0 === "version" || key0 === "route" || key0 === "redirect")) {
									validate37.errors = [{
										instancePath: instancePath + "/body",
										schemaPath: "#/properties/body/additionalProperties",
										keyword: "additionalProperties",
										params: { additionalProperty: key0 }
									}];
									return false;
								}
								if (data3.version !== void 0) {
									let data4 = data3.version;
									if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
										validate37.errors = [{
											instancePath: instancePath + "/body/version",
											schemaPath: "#/properties/body/properties/version/type",
											keyword: "type",
											params: { type: "integer" }
										}];
										return false;
									}
									if (typeof data4 == "number" && isFinite(data4)) {
										if (data4 > 2147483647 || isNaN(data4)) {
											validate37.errors = [{
												instancePath: instancePath + "/body/version",
												schemaPath: "#/properties/body/properties/version/maximum",
												keyword: "maximum",
												params: {
													comparison: "<=",
													limit: 2147483647
												}
											}];
											return false;
										} else if (data4 < 0 || isNaN(data4)) {
											validate37.errors = [{
												instancePath: instancePath + "/body/version",
												schemaPath: "#/properties/body/properties/version/minimum",
												keyword: "minimum",
												params: {
													comparison: ">=",
													limit: 0
												}
											}];
											return false;
										}
									}
									var valid2 = true;
								} else var valid2 = true;
								if (valid2) {
									if (data3.route !== void 0) {
										let data5 = data3.route;
										if (typeof data5 === "string") {
											if (func1(data5) > 2e3) {
												validate37.errors = [{
													instancePath: instancePath + "/body/route",
													schemaPath: "#/properties/body/properties/route/maxLength",
													keyword: "maxLength",
													params: { limit: 2e3 }
												}];
												return false;
											}
										} else {
											validate37.errors = [{
												instancePath: instancePath + "/body/route",
												schemaPath: "#/properties/body/properties/route/type",
												keyword: "type",
												params: { type: "string" }
											}];
											return false;
										}
										var valid2 = true;
									} else var valid2 = true;
									if (valid2) {
										if (data3.redirect !== void 0) {
											if (typeof data3.redirect !== "boolean") {
												validate37.errors = [{
													instancePath: instancePath + "/body/redirect",
													schemaPath: "#/properties/body/properties/redirect/type",
													keyword: "type",
													params: { type: "boolean" }
												}];
												return false;
											}
											var valid2 = true;
										} else var valid2 = true;
									}
								}
							}
						} else {
							validate37.errors = [{
								instancePath: instancePath + "/body",
								schemaPath: "#/properties/body/type",
								keyword: "type",
								params: { type: "object" }
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate37.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		}];
		return false;
	}
	validate37.errors = vErrors;
	return true;
}
validate37.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"body": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const getDocumentUses = validate38;
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate38.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.path === void 0 && (missing0 = "path") || data.query === void 0 && (missing0 = "query")) {
			validate38.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.path !== void 0) {
				let data0 = data.path;
				if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
					let missing1;
					if (data0.file === void 0 && (missing1 = "file")) {
						validate38.errors = [{
							instancePath: instancePath + "/path",
							schemaPath: "#/properties/path/required",
							keyword: "required",
							params: { missingProperty: missing1 }
						}];
						return false;
					} else if (data0.file !== void 0) {
						let data1 = data0.file;
						if (typeof data1 === "string") {
							if (func1(data1) > 2e3) {
								validate38.errors = [{
									instancePath: instancePath + "/path/file",
									schemaPath: "#/properties/path/properties/file/maxLength",
									keyword: "maxLength",
									params: { limit: 2e3 }
								}];
								return false;
							} else if (!pattern5.test(data1)) {
								validate38.errors = [{
									instancePath: instancePath + "/path/file",
									schemaPath: "#/properties/path/properties/file/pattern",
									keyword: "pattern",
									params: { pattern: "^.+\\.yaml$" }
								}];
								return false;
							}
						} else {
							validate38.errors = [{
								instancePath: instancePath + "/path/file",
								schemaPath: "#/properties/path/properties/file/type",
								keyword: "type",
								params: { type: "string" }
							}];
							return false;
						}
					}
				} else {
					validate38.errors = [{
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/type",
						keyword: "type",
						params: { type: "object" }
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.query !== void 0) {
					let data2 = data.query;
					if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
						validate38.errors = [{
							instancePath: instancePath + "/query",
							schemaPath: "#/properties/query/type",
							keyword: "type",
							params: { type: "object" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate38.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		}];
		return false;
	}
	validate38.errors = vErrors;
	return true;
}
validate38.evaluated = {
	"props": {
		"path": true,
		"query": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const findAddresses = validate39;
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate39.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.path === void 0 && (missing0 = "path") || data.query === void 0 && (missing0 = "query")) {
			validate39.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.path !== void 0) {
				let data0 = data.path;
				if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
					let missing1;
					if (data0.file === void 0 && (missing1 = "file")) {
						validate39.errors = [{
							instancePath: instancePath + "/path",
							schemaPath: "#/properties/path/required",
							keyword: "required",
							params: { missingProperty: missing1 }
						}];
						return false;
					} else if (data0.file !== void 0) {
						let data1 = data0.file;
						if (typeof data1 === "string") {
							if (func1(data1) > 2e3) {
								validate39.errors = [{
									instancePath: instancePath + "/path/file",
									schemaPath: "#/properties/path/properties/file/maxLength",
									keyword: "maxLength",
									params: { limit: 2e3 }
								}];
								return false;
							} else if (!pattern5.test(data1)) {
								validate39.errors = [{
									instancePath: instancePath + "/path/file",
									schemaPath: "#/properties/path/properties/file/pattern",
									keyword: "pattern",
									params: { pattern: "^.+\\.yaml$" }
								}];
								return false;
							}
						} else {
							validate39.errors = [{
								instancePath: instancePath + "/path/file",
								schemaPath: "#/properties/path/properties/file/type",
								keyword: "type",
								params: { type: "string" }
							}];
							return false;
						}
					}
				} else {
					validate39.errors = [{
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/type",
						keyword: "type",
						params: { type: "object" }
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.query !== void 0) {
					let data2 = data.query;
					if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
						if (data2.q !== void 0) {
							let data3 = data2.q;
							if (typeof data3 === "string") {
								if (func1(data3) > 200) {
									validate39.errors = [{
										instancePath: instancePath + "/query/q",
										schemaPath: "#/properties/query/properties/q/maxLength",
										keyword: "maxLength",
										params: { limit: 200 }
									}];
									return false;
								}
							} else {
								validate39.errors = [{
									instancePath: instancePath + "/query/q",
									schemaPath: "#/properties/query/properties/q/type",
									keyword: "type",
									params: { type: "string" }
								}];
								return false;
							}
						}
					} else {
						validate39.errors = [{
							instancePath: instancePath + "/query",
							schemaPath: "#/properties/query/type",
							keyword: "type",
							params: { type: "object" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate39.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		}];
		return false;
	}
	validate39.errors = vErrors;
	return true;
}
validate39.evaluated = {
	"props": {
		"path": true,
		"query": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const listTemplates = validate40;
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate40.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.path === void 0 && (missing0 = "path") || data.query === void 0 && (missing0 = "query")) {
			validate40.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.path !== void 0) {
				let data0 = data.path;
				if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
					validate40.errors = [{
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/type",
						keyword: "type",
						params: { type: "object" }
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.query !== void 0) {
					let data1 = data.query;
					if (!(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
						validate40.errors = [{
							instancePath: instancePath + "/query",
							schemaPath: "#/properties/query/type",
							keyword: "type",
							params: { type: "object" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate40.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		}];
		return false;
	}
	validate40.errors = vErrors;
	return true;
}
validate40.evaluated = {
	"props": {
		"path": true,
		"query": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const createFromTemplate = validate41;
const pattern21 = new RegExp("^[a-z-]+$", "u");
function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate41.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.path === void 0 && (missing0 = "path") || data.query === void 0 && (missing0 = "query") || data.body === void 0 && (missing0 = "body")) {
			validate41.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.path !== void 0) {
				let data0 = data.path;
				if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
					let missing1;
					if (data0.template === void 0 && (missing1 = "template")) {
						validate41.errors = [{
							instancePath: instancePath + "/path",
							schemaPath: "#/properties/path/required",
							keyword: "required",
							params: { missingProperty: missing1 }
						}];
						return false;
					} else if (data0.template !== void 0) {
						let data1 = data0.template;
						if (typeof data1 === "string") {
							if (func1(data1) > 60) {
								validate41.errors = [{
									instancePath: instancePath + "/path/template",
									schemaPath: "#/properties/path/properties/template/maxLength",
									keyword: "maxLength",
									params: { limit: 60 }
								}];
								return false;
							} else if (!pattern21.test(data1)) {
								validate41.errors = [{
									instancePath: instancePath + "/path/template",
									schemaPath: "#/properties/path/properties/template/pattern",
									keyword: "pattern",
									params: { pattern: "^[a-z-]+$" }
								}];
								return false;
							}
						} else {
							validate41.errors = [{
								instancePath: instancePath + "/path/template",
								schemaPath: "#/properties/path/properties/template/type",
								keyword: "type",
								params: { type: "string" }
							}];
							return false;
						}
					}
				} else {
					validate41.errors = [{
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/type",
						keyword: "type",
						params: { type: "object" }
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.query !== void 0) {
					let data2 = data.query;
					if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
						validate41.errors = [{
							instancePath: instancePath + "/query",
							schemaPath: "#/properties/query/type",
							keyword: "type",
							params: { type: "object" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.body !== void 0) {
						let data3 = data.body;
						if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
							let missing2;
							if (data3.answers === void 0 && (missing2 = "answers")) {
								validate41.errors = [{
									instancePath: instancePath + "/body",
									schemaPath: "#/properties/body/required",
									keyword: "required",
									params: { missingProperty: missing2 }
								}];
								return false;
							} else {
								for (const key0 in data3) if (!(key0 === "answers")) {
									validate41.errors = [{
										instancePath: instancePath + "/body",
										schemaPath: "#/properties/body/additionalProperties",
										keyword: "additionalProperties",
										params: { additionalProperty: key0 }
									}];
									return false;
								}
								if (data3.answers !== void 0) {
									let data4 = data3.answers;
									if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
										if (Object.keys(data4).length > 50) {
											validate41.errors = [{
												instancePath: instancePath + "/body/answers",
												schemaPath: "#/properties/body/properties/answers/maxProperties",
												keyword: "maxProperties",
												params: { limit: 50 }
											}];
											return false;
										} else for (const key1 in data4) {
											let data5 = data4[key1];
											if (typeof data5 === "string") {
												if (func1(data5) > 65536) {
													validate41.errors = [{
														instancePath: instancePath + "/body/answers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
														schemaPath: "#/properties/body/properties/answers/additionalProperties/maxLength",
														keyword: "maxLength",
														params: { limit: 65536 }
													}];
													return false;
												}
											} else {
												validate41.errors = [{
													instancePath: instancePath + "/body/answers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
													schemaPath: "#/properties/body/properties/answers/additionalProperties/type",
													keyword: "type",
													params: { type: "string" }
												}];
												return false;
											}
										}
									} else {
										validate41.errors = [{
											instancePath: instancePath + "/body/answers",
											schemaPath: "#/properties/body/properties/answers/type",
											keyword: "type",
											params: { type: "object" }
										}];
										return false;
									}
								}
							}
						} else {
							validate41.errors = [{
								instancePath: instancePath + "/body",
								schemaPath: "#/properties/body/type",
								keyword: "type",
								params: { type: "object" }
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate41.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		}];
		return false;
	}
	validate41.errors = vErrors;
	return true;
}
validate41.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"body": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const publishDrafts = validate42;
function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate42.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.path === void 0 && (missing0 = "path") || data.query === void 0 && (missing0 = "query") || data.body === void 0 && (missing0 = "body")) {
			validate42.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.path !== void 0) {
				let data0 = data.path;
				if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
					validate42.errors = [{
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/type",
						keyword: "type",
						params: { type: "object" }
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.query !== void 0) {
					let data1 = data.query;
					if (!(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
						validate42.errors = [{
							instancePath: instancePath + "/query",
							schemaPath: "#/properties/query/type",
							keyword: "type",
							params: { type: "object" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.body !== void 0) {
						let data2 = data.body;
						if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
							let missing1;
							if (data2.files === void 0 && (missing1 = "files") || data2.message === void 0 && (missing1 = "message")) {
								validate42.errors = [{
									instancePath: instancePath + "/body",
									schemaPath: "#/properties/body/required",
									keyword: "required",
									params: { missingProperty: missing1 }
								}];
								return false;
							} else {
								for (const key0 in data2) if (!(key0 === "files" || key0 === "message" || key0 === "at")) {
									validate42.errors = [{
										instancePath: instancePath + "/body",
										schemaPath: "#/properties/body/additionalProperties",
										keyword: "additionalProperties",
										params: { additionalProperty: key0 }
									}];
									return false;
								}
								if (data2.files !== void 0) {
									let data3 = data2.files;
									if (Array.isArray(data3)) {
										if (data3.length > 500) {
											validate42.errors = [{
												instancePath: instancePath + "/body/files",
												schemaPath: "#/properties/body/properties/files/maxItems",
												keyword: "maxItems",
												params: { limit: 500 }
											}];
											return false;
										} else if (data3.length < 1) {
											validate42.errors = [{
												instancePath: instancePath + "/body/files",
												schemaPath: "#/properties/body/properties/files/minItems",
												keyword: "minItems",
												params: { limit: 1 }
											}];
											return false;
										} else {
											const len0 = data3.length;
											for (let i0 = 0; i0 < len0; i0++) {
												let data4 = data3[i0];
												if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
													let missing2;
													if (data4.file === void 0 && (missing2 = "file") || data4.version === void 0 && (missing2 = "version")) {
														validate42.errors = [{
															instancePath: instancePath + "/body/files/" + i0,
															schemaPath: "#/properties/body/properties/files/items/required",
															keyword: "required",
															params: { missingProperty: missing2 }
														}];
														return false;
													} else {
														for (const key1 in data4) if (!(key1 === "file" || key1 === "version")) {
															validate42.errors = [{
																instancePath: instancePath + "/body/files/" + i0,
																schemaPath: "#/properties/body/properties/files/items/additionalProperties",
																keyword: "additionalProperties",
																params: { additionalProperty: key1 }
															}];
															return false;
														}
														if (data4.file !== void 0) {
															let data5 = data4.file;
															if (typeof data5 === "string") {
																if (func1(data5) > 2e3) {
																	validate42.errors = [{
																		instancePath: instancePath + "/body/files/" + i0 + "/file",
																		schemaPath: "#/properties/body/properties/files/items/properties/file/maxLength",
																		keyword: "maxLength",
																		params: { limit: 2e3 }
																	}];
																	return false;
																}
															} else {
																validate42.errors = [{
																	instancePath: instancePath + "/body/files/" + i0 + "/file",
																	schemaPath: "#/properties/body/properties/files/items/properties/file/type",
																	keyword: "type",
																	params: { type: "string" }
																}];
																return false;
															}
															var valid3 = true;
														} else var valid3 = true;
														if (valid3) {
															if (data4.version !== void 0) {
																let data6 = data4.version;
																if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
																	validate42.errors = [{
																		instancePath: instancePath + "/body/files/" + i0 + "/version",
																		schemaPath: "#/properties/body/properties/files/items/properties/version/type",
																		keyword: "type",
																		params: { type: "integer" }
																	}];
																	return false;
																}
																if (typeof data6 == "number" && isFinite(data6)) {
																	if (data6 > 2147483647 || isNaN(data6)) {
																		validate42.errors = [{
																			instancePath: instancePath + "/body/files/" + i0 + "/version",
																			schemaPath: "#/properties/body/properties/files/items/properties/version/maximum",
																			keyword: "maximum",
																			params: {
																				comparison: "<=",
																				limit: 2147483647
																			}
																		}];
																		return false;
																	} else if (data6 < 0 || isNaN(data6)) {
																		validate42.errors = [{
																			instancePath: instancePath + "/body/files/" + i0 + "/version",
																			schemaPath: "#/properties/body/properties/files/items/properties/version/minimum",
																			keyword: "minimum",
																			params: {
																				comparison: ">=",
																				limit: 0
																			}
																		}];
																		return false;
																	}
																}
																var valid3 = true;
															} else var valid3 = true;
														}
													}
												} else {
													validate42.errors = [{
														instancePath: instancePath + "/body/files/" + i0,
														schemaPath: "#/properties/body/properties/files/items/type",
														keyword: "type",
														params: { type: "object" }
													}];
													return false;
												}
											}
										}
									} else {
										validate42.errors = [{
											instancePath: instancePath + "/body/files",
											schemaPath: "#/properties/body/properties/files/type",
											keyword: "type",
											params: { type: "array" }
										}];
										return false;
									}
									var valid1 = true;
								} else var valid1 = true;
								if (valid1) {
									if (data2.message !== void 0) {
										let data7 = data2.message;
										if (typeof data7 === "string") {
											if (func1(data7) > 2e3) {
												validate42.errors = [{
													instancePath: instancePath + "/body/message",
													schemaPath: "#/properties/body/properties/message/maxLength",
													keyword: "maxLength",
													params: { limit: 2e3 }
												}];
												return false;
											}
										} else {
											validate42.errors = [{
												instancePath: instancePath + "/body/message",
												schemaPath: "#/properties/body/properties/message/type",
												keyword: "type",
												params: { type: "string" }
											}];
											return false;
										}
										var valid1 = true;
									} else var valid1 = true;
									if (valid1) {
										if (data2.at !== void 0) {
											let data8 = data2.at;
											if (typeof data8 === "string") {
												if (func1(data8) > 2e3) {
													validate42.errors = [{
														instancePath: instancePath + "/body/at",
														schemaPath: "#/properties/body/properties/at/maxLength",
														keyword: "maxLength",
														params: { limit: 2e3 }
													}];
													return false;
												}
											} else {
												validate42.errors = [{
													instancePath: instancePath + "/body/at",
													schemaPath: "#/properties/body/properties/at/type",
													keyword: "type",
													params: { type: "string" }
												}];
												return false;
											}
											var valid1 = true;
										} else var valid1 = true;
									}
								}
							}
						} else {
							validate42.errors = [{
								instancePath: instancePath + "/body",
								schemaPath: "#/properties/body/type",
								keyword: "type",
								params: { type: "object" }
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate42.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		}];
		return false;
	}
	validate42.errors = vErrors;
	return true;
}
validate42.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"body": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const listPlans = validate43;
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate43.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.path === void 0 && (missing0 = "path") || data.query === void 0 && (missing0 = "query")) {
			validate43.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.path !== void 0) {
				let data0 = data.path;
				if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
					validate43.errors = [{
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/type",
						keyword: "type",
						params: { type: "object" }
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.query !== void 0) {
					let data1 = data.query;
					if (!(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
						validate43.errors = [{
							instancePath: instancePath + "/query",
							schemaPath: "#/properties/query/type",
							keyword: "type",
							params: { type: "object" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate43.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		}];
		return false;
	}
	validate43.errors = vErrors;
	return true;
}
validate43.evaluated = {
	"props": {
		"path": true,
		"query": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const changePlan = validate44;
const pattern22 = new RegExp("^[0-9a-f]+$", "u");
function validate44(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate44.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.path === void 0 && (missing0 = "path") || data.query === void 0 && (missing0 = "query") || data.body === void 0 && (missing0 = "body")) {
			validate44.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.path !== void 0) {
				let data0 = data.path;
				if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
					let missing1;
					if (data0.id === void 0 && (missing1 = "id")) {
						validate44.errors = [{
							instancePath: instancePath + "/path",
							schemaPath: "#/properties/path/required",
							keyword: "required",
							params: { missingProperty: missing1 }
						}];
						return false;
					} else if (data0.id !== void 0) {
						let data1 = data0.id;
						if (typeof data1 === "string") {
							if (func1(data1) > 64) {
								validate44.errors = [{
									instancePath: instancePath + "/path/id",
									schemaPath: "#/properties/path/properties/id/maxLength",
									keyword: "maxLength",
									params: { limit: 64 }
								}];
								return false;
							} else if (!pattern22.test(data1)) {
								validate44.errors = [{
									instancePath: instancePath + "/path/id",
									schemaPath: "#/properties/path/properties/id/pattern",
									keyword: "pattern",
									params: { pattern: "^[0-9a-f]+$" }
								}];
								return false;
							}
						} else {
							validate44.errors = [{
								instancePath: instancePath + "/path/id",
								schemaPath: "#/properties/path/properties/id/type",
								keyword: "type",
								params: { type: "string" }
							}];
							return false;
						}
					}
				} else {
					validate44.errors = [{
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/type",
						keyword: "type",
						params: { type: "object" }
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.query !== void 0) {
					let data2 = data.query;
					if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
						validate44.errors = [{
							instancePath: instancePath + "/query",
							schemaPath: "#/properties/query/type",
							keyword: "type",
							params: { type: "object" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.body !== void 0) {
						let data3 = data.body;
						if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
							for (const key0 in data3) if (!(key0 === "at" || key0 === "fresh")) {
								validate44.errors = [{
									instancePath: instancePath + "/body",
									schemaPath: "#/properties/body/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key0 }
								}];
								return false;
							}
							if (data3.at !== void 0) {
								let data4 = data3.at;
								if (typeof data4 === "string") {
									if (func1(data4) > 2e3) {
										validate44.errors = [{
											instancePath: instancePath + "/body/at",
											schemaPath: "#/properties/body/properties/at/maxLength",
											keyword: "maxLength",
											params: { limit: 2e3 }
										}];
										return false;
									}
								} else {
									validate44.errors = [{
										instancePath: instancePath + "/body/at",
										schemaPath: "#/properties/body/properties/at/type",
										keyword: "type",
										params: { type: "string" }
									}];
									return false;
								}
								var valid2 = true;
							} else var valid2 = true;
							if (valid2) {
								if (data3.fresh !== void 0) {
									if (typeof data3.fresh !== "boolean") {
										validate44.errors = [{
											instancePath: instancePath + "/body/fresh",
											schemaPath: "#/properties/body/properties/fresh/type",
											keyword: "type",
											params: { type: "boolean" }
										}];
										return false;
									}
									var valid2 = true;
								} else var valid2 = true;
							}
						} else {
							validate44.errors = [{
								instancePath: instancePath + "/body",
								schemaPath: "#/properties/body/type",
								keyword: "type",
								params: { type: "object" }
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate44.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		}];
		return false;
	}
	validate44.errors = vErrors;
	return true;
}
validate44.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"body": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const deletePlan = validate45;
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate45.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.path === void 0 && (missing0 = "path") || data.query === void 0 && (missing0 = "query")) {
			validate45.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.path !== void 0) {
				let data0 = data.path;
				if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
					let missing1;
					if (data0.id === void 0 && (missing1 = "id")) {
						validate45.errors = [{
							instancePath: instancePath + "/path",
							schemaPath: "#/properties/path/required",
							keyword: "required",
							params: { missingProperty: missing1 }
						}];
						return false;
					} else if (data0.id !== void 0) {
						let data1 = data0.id;
						if (typeof data1 === "string") {
							if (func1(data1) > 64) {
								validate45.errors = [{
									instancePath: instancePath + "/path/id",
									schemaPath: "#/properties/path/properties/id/maxLength",
									keyword: "maxLength",
									params: { limit: 64 }
								}];
								return false;
							} else if (!pattern22.test(data1)) {
								validate45.errors = [{
									instancePath: instancePath + "/path/id",
									schemaPath: "#/properties/path/properties/id/pattern",
									keyword: "pattern",
									params: { pattern: "^[0-9a-f]+$" }
								}];
								return false;
							}
						} else {
							validate45.errors = [{
								instancePath: instancePath + "/path/id",
								schemaPath: "#/properties/path/properties/id/type",
								keyword: "type",
								params: { type: "string" }
							}];
							return false;
						}
					}
				} else {
					validate45.errors = [{
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/type",
						keyword: "type",
						params: { type: "object" }
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.query !== void 0) {
					let data2 = data.query;
					if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
						validate45.errors = [{
							instancePath: instancePath + "/query",
							schemaPath: "#/properties/query/type",
							keyword: "type",
							params: { type: "object" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate45.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		}];
		return false;
	}
	validate45.errors = vErrors;
	return true;
}
validate45.evaluated = {
	"props": {
		"path": true,
		"query": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const listVersions = validate46;
function validate46(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate46.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.path === void 0 && (missing0 = "path") || data.query === void 0 && (missing0 = "query")) {
			validate46.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.path !== void 0) {
				let data0 = data.path;
				if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
					let missing1;
					if (data0.file === void 0 && (missing1 = "file")) {
						validate46.errors = [{
							instancePath: instancePath + "/path",
							schemaPath: "#/properties/path/required",
							keyword: "required",
							params: { missingProperty: missing1 }
						}];
						return false;
					} else if (data0.file !== void 0) {
						let data1 = data0.file;
						if (typeof data1 === "string") {
							if (func1(data1) > 2e3) {
								validate46.errors = [{
									instancePath: instancePath + "/path/file",
									schemaPath: "#/properties/path/properties/file/maxLength",
									keyword: "maxLength",
									params: { limit: 2e3 }
								}];
								return false;
							} else if (!pattern5.test(data1)) {
								validate46.errors = [{
									instancePath: instancePath + "/path/file",
									schemaPath: "#/properties/path/properties/file/pattern",
									keyword: "pattern",
									params: { pattern: "^.+\\.yaml$" }
								}];
								return false;
							}
						} else {
							validate46.errors = [{
								instancePath: instancePath + "/path/file",
								schemaPath: "#/properties/path/properties/file/type",
								keyword: "type",
								params: { type: "string" }
							}];
							return false;
						}
					}
				} else {
					validate46.errors = [{
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/type",
						keyword: "type",
						params: { type: "object" }
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.query !== void 0) {
					let data2 = data.query;
					if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
						validate46.errors = [{
							instancePath: instancePath + "/query",
							schemaPath: "#/properties/query/type",
							keyword: "type",
							params: { type: "object" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate46.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		}];
		return false;
	}
	validate46.errors = vErrors;
	return true;
}
validate46.evaluated = {
	"props": {
		"path": true,
		"query": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const getVersion = validate47;
const pattern26 = new RegExp("^[\\w:.-]+$", "u");
function validate47(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate47.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.path === void 0 && (missing0 = "path") || data.query === void 0 && (missing0 = "query")) {
			validate47.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.path !== void 0) {
				let data0 = data.path;
				if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
					let missing1;
					if (data0.file === void 0 && (missing1 = "file") || data0.entry === void 0 && (missing1 = "entry")) {
						validate47.errors = [{
							instancePath: instancePath + "/path",
							schemaPath: "#/properties/path/required",
							keyword: "required",
							params: { missingProperty: missing1 }
						}];
						return false;
					} else {
						if (data0.file !== void 0) {
							let data1 = data0.file;
							if (typeof data1 === "string") {
								if (func1(data1) > 2e3) {
									validate47.errors = [{
										instancePath: instancePath + "/path/file",
										schemaPath: "#/properties/path/properties/file/maxLength",
										keyword: "maxLength",
										params: { limit: 2e3 }
									}];
									return false;
								} else if (!pattern5.test(data1)) {
									validate47.errors = [{
										instancePath: instancePath + "/path/file",
										schemaPath: "#/properties/path/properties/file/pattern",
										keyword: "pattern",
										params: { pattern: "^.+\\.yaml$" }
									}];
									return false;
								}
							} else {
								validate47.errors = [{
									instancePath: instancePath + "/path/file",
									schemaPath: "#/properties/path/properties/file/type",
									keyword: "type",
									params: { type: "string" }
								}];
								return false;
							}
							var valid1 = true;
						} else var valid1 = true;
						if (valid1) {
							if (data0.entry !== void 0) {
								let data2 = data0.entry;
								if (typeof data2 === "string") {
									if (func1(data2) > 200) {
										validate47.errors = [{
											instancePath: instancePath + "/path/entry",
											schemaPath: "#/properties/path/properties/entry/maxLength",
											keyword: "maxLength",
											params: { limit: 200 }
										}];
										return false;
									} else if (!pattern26.test(data2)) {
										validate47.errors = [{
											instancePath: instancePath + "/path/entry",
											schemaPath: "#/properties/path/properties/entry/pattern",
											keyword: "pattern",
											params: { pattern: "^[\\w:.-]+$" }
										}];
										return false;
									}
								} else {
									validate47.errors = [{
										instancePath: instancePath + "/path/entry",
										schemaPath: "#/properties/path/properties/entry/type",
										keyword: "type",
										params: { type: "string" }
									}];
									return false;
								}
								var valid1 = true;
							} else var valid1 = true;
						}
					}
				} else {
					validate47.errors = [{
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/type",
						keyword: "type",
						params: { type: "object" }
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.query !== void 0) {
					let data3 = data.query;
					if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
						validate47.errors = [{
							instancePath: instancePath + "/query",
							schemaPath: "#/properties/query/type",
							keyword: "type",
							params: { type: "object" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate47.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		}];
		return false;
	}
	validate47.errors = vErrors;
	return true;
}
validate47.evaluated = {
	"props": {
		"path": true,
		"query": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const drawPreview = validate48;
function validate48(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate48.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.path === void 0 && (missing0 = "path") || data.query === void 0 && (missing0 = "query") || data.body === void 0 && (missing0 = "body")) {
			validate48.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.path !== void 0) {
				let data0 = data.path;
				if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
					validate48.errors = [{
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/type",
						keyword: "type",
						params: { type: "object" }
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.query !== void 0) {
					let data1 = data.query;
					if (!(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
						validate48.errors = [{
							instancePath: instancePath + "/query",
							schemaPath: "#/properties/query/type",
							keyword: "type",
							params: { type: "object" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.body !== void 0) {
						let data2 = data.body;
						if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
							let missing1;
							if (data2.path === void 0 && (missing1 = "path") || data2.has === void 0 && (missing1 = "has")) {
								validate48.errors = [{
									instancePath: instancePath + "/body",
									schemaPath: "#/properties/body/required",
									keyword: "required",
									params: { missingProperty: missing1 }
								}];
								return false;
							} else {
								for (const key0 in data2) if (!(key0 === "path" || key0 === "has" || key0 === "coming")) {
									validate48.errors = [{
										instancePath: instancePath + "/body",
										schemaPath: "#/properties/body/additionalProperties",
										keyword: "additionalProperties",
										params: { additionalProperty: key0 }
									}];
									return false;
								}
								if (data2.path !== void 0) {
									let data3 = data2.path;
									if (typeof data3 === "string") {
										if (func1(data3) > 2e3) {
											validate48.errors = [{
												instancePath: instancePath + "/body/path",
												schemaPath: "#/properties/body/properties/path/maxLength",
												keyword: "maxLength",
												params: { limit: 2e3 }
											}];
											return false;
										}
									} else {
										validate48.errors = [{
											instancePath: instancePath + "/body/path",
											schemaPath: "#/properties/body/properties/path/type",
											keyword: "type",
											params: { type: "string" }
										}];
										return false;
									}
									var valid1 = true;
								} else var valid1 = true;
								if (valid1) {
									if (data2.has !== void 0) {
										let data4 = data2.has;
										if (Array.isArray(data4)) {
											if (data4.length > 5e3) {
												validate48.errors = [{
													instancePath: instancePath + "/body/has",
													schemaPath: "#/properties/body/properties/has/maxItems",
													keyword: "maxItems",
													params: { limit: 5e3 }
												}];
												return false;
											} else {
												const len0 = data4.length;
												for (let i0 = 0; i0 < len0; i0++) {
													let data5 = data4[i0];
													if (typeof data5 === "string") {
														if (func1(data5) > 2e3) {
															validate48.errors = [{
																instancePath: instancePath + "/body/has/" + i0,
																schemaPath: "#/properties/body/properties/has/items/maxLength",
																keyword: "maxLength",
																params: { limit: 2e3 }
															}];
															return false;
														}
													} else {
														validate48.errors = [{
															instancePath: instancePath + "/body/has/" + i0,
															schemaPath: "#/properties/body/properties/has/items/type",
															keyword: "type",
															params: { type: "string" }
														}];
														return false;
													}
												}
											}
										} else {
											validate48.errors = [{
												instancePath: instancePath + "/body/has",
												schemaPath: "#/properties/body/properties/has/type",
												keyword: "type",
												params: { type: "array" }
											}];
											return false;
										}
										var valid1 = true;
									} else var valid1 = true;
									if (valid1) {
										if (data2.coming !== void 0) {
											let data6 = data2.coming;
											if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
												let missing2;
												if (data6.file === void 0 && (missing2 = "file") || data6.version === void 0 && (missing2 = "version")) {
													validate48.errors = [{
														instancePath: instancePath + "/body/coming",
														schemaPath: "#/properties/body/properties/coming/required",
														keyword: "required",
														params: { missingProperty: missing2 }
													}];
													return false;
												} else {
													for (const key1 in data6) if (!(key1 === "file" || key1 === "version")) {
														validate48.errors = [{
															instancePath: instancePath + "/body/coming",
															schemaPath: "#/properties/body/properties/coming/additionalProperties",
															keyword: "additionalProperties",
															params: { additionalProperty: key1 }
														}];
														return false;
													}
													if (data6.file !== void 0) {
														let data7 = data6.file;
														if (typeof data7 === "string") {
															if (func1(data7) > 2e3) {
																validate48.errors = [{
																	instancePath: instancePath + "/body/coming/file",
																	schemaPath: "#/properties/body/properties/coming/properties/file/maxLength",
																	keyword: "maxLength",
																	params: { limit: 2e3 }
																}];
																return false;
															}
														} else {
															validate48.errors = [{
																instancePath: instancePath + "/body/coming/file",
																schemaPath: "#/properties/body/properties/coming/properties/file/type",
																keyword: "type",
																params: { type: "string" }
															}];
															return false;
														}
														var valid3 = true;
													} else var valid3 = true;
													if (valid3) {
														if (data6.version !== void 0) {
															let data8 = data6.version;
															if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
																validate48.errors = [{
																	instancePath: instancePath + "/body/coming/version",
																	schemaPath: "#/properties/body/properties/coming/properties/version/type",
																	keyword: "type",
																	params: { type: "integer" }
																}];
																return false;
															}
															if (typeof data8 == "number" && isFinite(data8)) {
																if (data8 > 2147483647 || isNaN(data8)) {
																	validate48.errors = [{
																		instancePath: instancePath + "/body/coming/version",
																		schemaPath: "#/properties/body/properties/coming/properties/version/maximum",
																		keyword: "maximum",
																		params: {
																			comparison: "<=",
																			limit: 2147483647
																		}
																	}];
																	return false;
																} else if (data8 < 0 || isNaN(data8)) {
																	validate48.errors = [{
																		instancePath: instancePath + "/body/coming/version",
																		schemaPath: "#/properties/body/properties/coming/properties/version/minimum",
																		keyword: "minimum",
																		params: {
																			comparison: ">=",
																			limit: 0
																		}
																	}];
																	return false;
																}
															}
															var valid3 = true;
														} else var valid3 = true;
													}
												}
											} else {
												validate48.errors = [{
													instancePath: instancePath + "/body/coming",
													schemaPath: "#/properties/body/properties/coming/type",
													keyword: "type",
													params: { type: "object" }
												}];
												return false;
											}
											var valid1 = true;
										} else var valid1 = true;
									}
								}
							}
						} else {
							validate48.errors = [{
								instancePath: instancePath + "/body",
								schemaPath: "#/properties/body/type",
								keyword: "type",
								params: { type: "object" }
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate48.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		}];
		return false;
	}
	validate48.errors = vErrors;
	return true;
}
validate48.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"body": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const listLinks = validate49;
function validate49(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate49.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.path === void 0 && (missing0 = "path") || data.query === void 0 && (missing0 = "query")) {
			validate49.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.path !== void 0) {
				let data0 = data.path;
				if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
					validate49.errors = [{
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/type",
						keyword: "type",
						params: { type: "object" }
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.query !== void 0) {
					let data1 = data.query;
					if (!(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
						validate49.errors = [{
							instancePath: instancePath + "/query",
							schemaPath: "#/properties/query/type",
							keyword: "type",
							params: { type: "object" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate49.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		}];
		return false;
	}
	validate49.errors = vErrors;
	return true;
}
validate49.evaluated = {
	"props": {
		"path": true,
		"query": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const createLink = validate50;
const schema61 = {
	"type": "object",
	"required": [
		"path",
		"query",
		"body"
	],
	"properties": {
		"path": {
			"type": "object",
			"required": [],
			"properties": {}
		},
		"query": {
			"type": "object",
			"required": [],
			"properties": {}
		},
		"body": {
			"type": "object",
			"required": ["path"],
			"additionalProperties": false,
			"properties": {
				"path": {
					"type": "string",
					"maxLength": 2e3
				},
				"pages": {
					"type": "string",
					"enum": ["one", "all"]
				}
			}
		}
	}
};
function validate50(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate50.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.path === void 0 && (missing0 = "path") || data.query === void 0 && (missing0 = "query") || data.body === void 0 && (missing0 = "body")) {
			validate50.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.path !== void 0) {
				let data0 = data.path;
				if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
					validate50.errors = [{
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/type",
						keyword: "type",
						params: { type: "object" }
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.query !== void 0) {
					let data1 = data.query;
					if (!(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
						validate50.errors = [{
							instancePath: instancePath + "/query",
							schemaPath: "#/properties/query/type",
							keyword: "type",
							params: { type: "object" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.body !== void 0) {
						let data2 = data.body;
						if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
							let missing1;
							if (data2.path === void 0 && (missing1 = "path")) {
								validate50.errors = [{
									instancePath: instancePath + "/body",
									schemaPath: "#/properties/body/required",
									keyword: "required",
									params: { missingProperty: missing1 }
								}];
								return false;
							} else {
								for (const key0 in data2) if (!(key0 === "path" || key0 === "pages")) {
									validate50.errors = [{
										instancePath: instancePath + "/body",
										schemaPath: "#/properties/body/additionalProperties",
										keyword: "additionalProperties",
										params: { additionalProperty: key0 }
									}];
									return false;
								}
								if (data2.path !== void 0) {
									let data3 = data2.path;
									if (typeof data3 === "string") {
										if (func1(data3) > 2e3) {
											validate50.errors = [{
												instancePath: instancePath + "/body/path",
												schemaPath: "#/properties/body/properties/path/maxLength",
												keyword: "maxLength",
												params: { limit: 2e3 }
											}];
											return false;
										}
									} else {
										validate50.errors = [{
											instancePath: instancePath + "/body/path",
											schemaPath: "#/properties/body/properties/path/type",
											keyword: "type",
											params: { type: "string" }
										}];
										return false;
									}
									var valid1 = true;
								} else var valid1 = true;
								if (valid1) {
									if (data2.pages !== void 0) {
										let data4 = data2.pages;
										if (typeof data4 !== "string") {
											validate50.errors = [{
												instancePath: instancePath + "/body/pages",
												schemaPath: "#/properties/body/properties/pages/type",
												keyword: "type",
												params: { type: "string" }
											}];
											return false;
										}
										if (!(data4 === "one" || data4 === "all")) {
											validate50.errors = [{
												instancePath: instancePath + "/body/pages",
												schemaPath: "#/properties/body/properties/pages/enum",
												keyword: "enum",
												params: { allowedValues: schema61.properties.body.properties.pages.enum }
											}];
											return false;
										}
										var valid1 = true;
									} else var valid1 = true;
								}
							}
						} else {
							validate50.errors = [{
								instancePath: instancePath + "/body",
								schemaPath: "#/properties/body/type",
								keyword: "type",
								params: { type: "object" }
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate50.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		}];
		return false;
	}
	validate50.errors = vErrors;
	return true;
}
validate50.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"body": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const listAllLinks = validate51;
function validate51(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate51.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.path === void 0 && (missing0 = "path") || data.query === void 0 && (missing0 = "query")) {
			validate51.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.path !== void 0) {
				let data0 = data.path;
				if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
					validate51.errors = [{
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/type",
						keyword: "type",
						params: { type: "object" }
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.query !== void 0) {
					let data1 = data.query;
					if (!(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
						validate51.errors = [{
							instancePath: instancePath + "/query",
							schemaPath: "#/properties/query/type",
							keyword: "type",
							params: { type: "object" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate51.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		}];
		return false;
	}
	validate51.errors = vErrors;
	return true;
}
validate51.evaluated = {
	"props": {
		"path": true,
		"query": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const deleteLink = validate52;
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate52.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.path === void 0 && (missing0 = "path") || data.query === void 0 && (missing0 = "query")) {
			validate52.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.path !== void 0) {
				let data0 = data.path;
				if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
					let missing1;
					if (data0.id === void 0 && (missing1 = "id")) {
						validate52.errors = [{
							instancePath: instancePath + "/path",
							schemaPath: "#/properties/path/required",
							keyword: "required",
							params: { missingProperty: missing1 }
						}];
						return false;
					} else if (data0.id !== void 0) {
						let data1 = data0.id;
						if (typeof data1 === "string") {
							if (func1(data1) > 64) {
								validate52.errors = [{
									instancePath: instancePath + "/path/id",
									schemaPath: "#/properties/path/properties/id/maxLength",
									keyword: "maxLength",
									params: { limit: 64 }
								}];
								return false;
							} else if (!pattern22.test(data1)) {
								validate52.errors = [{
									instancePath: instancePath + "/path/id",
									schemaPath: "#/properties/path/properties/id/pattern",
									keyword: "pattern",
									params: { pattern: "^[0-9a-f]+$" }
								}];
								return false;
							}
						} else {
							validate52.errors = [{
								instancePath: instancePath + "/path/id",
								schemaPath: "#/properties/path/properties/id/type",
								keyword: "type",
								params: { type: "string" }
							}];
							return false;
						}
					}
				} else {
					validate52.errors = [{
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/type",
						keyword: "type",
						params: { type: "object" }
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.query !== void 0) {
					let data2 = data.query;
					if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
						validate52.errors = [{
							instancePath: instancePath + "/query",
							schemaPath: "#/properties/query/type",
							keyword: "type",
							params: { type: "object" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate52.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		}];
		return false;
	}
	validate52.errors = vErrors;
	return true;
}
validate52.evaluated = {
	"props": {
		"path": true,
		"query": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const listPictures = validate53;
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate53.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.path === void 0 && (missing0 = "path") || data.query === void 0 && (missing0 = "query")) {
			validate53.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.path !== void 0) {
				let data0 = data.path;
				if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
					validate53.errors = [{
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/type",
						keyword: "type",
						params: { type: "object" }
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.query !== void 0) {
					let data1 = data.query;
					if (!(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
						validate53.errors = [{
							instancePath: instancePath + "/query",
							schemaPath: "#/properties/query/type",
							keyword: "type",
							params: { type: "object" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate53.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		}];
		return false;
	}
	validate53.errors = vErrors;
	return true;
}
validate53.evaluated = {
	"props": {
		"path": true,
		"query": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const addPicture = validate54;
const pattern28 = new RegExp("^[^/]+$", "u");
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate54.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.path === void 0 && (missing0 = "path") || data.query === void 0 && (missing0 = "query")) {
			validate54.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.path !== void 0) {
				let data0 = data.path;
				if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
					let missing1;
					if (data0.name === void 0 && (missing1 = "name")) {
						validate54.errors = [{
							instancePath: instancePath + "/path",
							schemaPath: "#/properties/path/required",
							keyword: "required",
							params: { missingProperty: missing1 }
						}];
						return false;
					} else if (data0.name !== void 0) {
						let data1 = data0.name;
						if (typeof data1 === "string") {
							if (func1(data1) > 200) {
								validate54.errors = [{
									instancePath: instancePath + "/path/name",
									schemaPath: "#/properties/path/properties/name/maxLength",
									keyword: "maxLength",
									params: { limit: 200 }
								}];
								return false;
							} else if (!pattern28.test(data1)) {
								validate54.errors = [{
									instancePath: instancePath + "/path/name",
									schemaPath: "#/properties/path/properties/name/pattern",
									keyword: "pattern",
									params: { pattern: "^[^/]+$" }
								}];
								return false;
							}
						} else {
							validate54.errors = [{
								instancePath: instancePath + "/path/name",
								schemaPath: "#/properties/path/properties/name/type",
								keyword: "type",
								params: { type: "string" }
							}];
							return false;
						}
					}
				} else {
					validate54.errors = [{
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/type",
						keyword: "type",
						params: { type: "object" }
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.query !== void 0) {
					let data2 = data.query;
					if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
						if (data2.x !== void 0) {
							let data3 = data2.x;
							if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
								validate54.errors = [{
									instancePath: instancePath + "/query/x",
									schemaPath: "#/properties/query/properties/x/type",
									keyword: "type",
									params: { type: "integer" }
								}];
								return false;
							}
							if (typeof data3 == "number" && isFinite(data3)) {
								if (data3 > 999999 || isNaN(data3)) {
									validate54.errors = [{
										instancePath: instancePath + "/query/x",
										schemaPath: "#/properties/query/properties/x/maximum",
										keyword: "maximum",
										params: {
											comparison: "<=",
											limit: 999999
										}
									}];
									return false;
								} else if (data3 < 0 || isNaN(data3)) {
									validate54.errors = [{
										instancePath: instancePath + "/query/x",
										schemaPath: "#/properties/query/properties/x/minimum",
										keyword: "minimum",
										params: {
											comparison: ">=",
											limit: 0
										}
									}];
									return false;
								}
							}
							var valid2 = true;
						} else var valid2 = true;
						if (valid2) {
							if (data2.y !== void 0) {
								let data4 = data2.y;
								if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
									validate54.errors = [{
										instancePath: instancePath + "/query/y",
										schemaPath: "#/properties/query/properties/y/type",
										keyword: "type",
										params: { type: "integer" }
									}];
									return false;
								}
								if (typeof data4 == "number" && isFinite(data4)) {
									if (data4 > 999999 || isNaN(data4)) {
										validate54.errors = [{
											instancePath: instancePath + "/query/y",
											schemaPath: "#/properties/query/properties/y/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 999999
											}
										}];
										return false;
									} else if (data4 < 0 || isNaN(data4)) {
										validate54.errors = [{
											instancePath: instancePath + "/query/y",
											schemaPath: "#/properties/query/properties/y/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											}
										}];
										return false;
									}
								}
								var valid2 = true;
							} else var valid2 = true;
							if (valid2) {
								if (data2.width !== void 0) {
									let data5 = data2.width;
									if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
										validate54.errors = [{
											instancePath: instancePath + "/query/width",
											schemaPath: "#/properties/query/properties/width/type",
											keyword: "type",
											params: { type: "integer" }
										}];
										return false;
									}
									if (typeof data5 == "number" && isFinite(data5)) {
										if (data5 > 999999 || isNaN(data5)) {
											validate54.errors = [{
												instancePath: instancePath + "/query/width",
												schemaPath: "#/properties/query/properties/width/maximum",
												keyword: "maximum",
												params: {
													comparison: "<=",
													limit: 999999
												}
											}];
											return false;
										} else if (data5 < 1 || isNaN(data5)) {
											validate54.errors = [{
												instancePath: instancePath + "/query/width",
												schemaPath: "#/properties/query/properties/width/minimum",
												keyword: "minimum",
												params: {
													comparison: ">=",
													limit: 1
												}
											}];
											return false;
										}
									}
									var valid2 = true;
								} else var valid2 = true;
								if (valid2) {
									if (data2.height !== void 0) {
										let data6 = data2.height;
										if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
											validate54.errors = [{
												instancePath: instancePath + "/query/height",
												schemaPath: "#/properties/query/properties/height/type",
												keyword: "type",
												params: { type: "integer" }
											}];
											return false;
										}
										if (typeof data6 == "number" && isFinite(data6)) {
											if (data6 > 999999 || isNaN(data6)) {
												validate54.errors = [{
													instancePath: instancePath + "/query/height",
													schemaPath: "#/properties/query/properties/height/maximum",
													keyword: "maximum",
													params: {
														comparison: "<=",
														limit: 999999
													}
												}];
												return false;
											} else if (data6 < 1 || isNaN(data6)) {
												validate54.errors = [{
													instancePath: instancePath + "/query/height",
													schemaPath: "#/properties/query/properties/height/minimum",
													keyword: "minimum",
													params: {
														comparison: ">=",
														limit: 1
													}
												}];
												return false;
											}
										}
										var valid2 = true;
									} else var valid2 = true;
									if (valid2) {
										if (data2.to !== void 0) {
											let data7 = data2.to;
											if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
												validate54.errors = [{
													instancePath: instancePath + "/query/to",
													schemaPath: "#/properties/query/properties/to/type",
													keyword: "type",
													params: { type: "integer" }
												}];
												return false;
											}
											if (typeof data7 == "number" && isFinite(data7)) {
												if (data7 > 999999 || isNaN(data7)) {
													validate54.errors = [{
														instancePath: instancePath + "/query/to",
														schemaPath: "#/properties/query/properties/to/maximum",
														keyword: "maximum",
														params: {
															comparison: "<=",
															limit: 999999
														}
													}];
													return false;
												} else if (data7 < 1 || isNaN(data7)) {
													validate54.errors = [{
														instancePath: instancePath + "/query/to",
														schemaPath: "#/properties/query/properties/to/minimum",
														keyword: "minimum",
														params: {
															comparison: ">=",
															limit: 1
														}
													}];
													return false;
												}
											}
											var valid2 = true;
										} else var valid2 = true;
									}
								}
							}
						}
					} else {
						validate54.errors = [{
							instancePath: instancePath + "/query",
							schemaPath: "#/properties/query/type",
							keyword: "type",
							params: { type: "object" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate54.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		}];
		return false;
	}
	validate54.errors = vErrors;
	return true;
}
validate54.evaluated = {
	"props": {
		"path": true,
		"query": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const deletePicture = validate55;
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate55.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.path === void 0 && (missing0 = "path") || data.query === void 0 && (missing0 = "query")) {
			validate55.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.path !== void 0) {
				let data0 = data.path;
				if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
					let missing1;
					if (data0.name === void 0 && (missing1 = "name")) {
						validate55.errors = [{
							instancePath: instancePath + "/path",
							schemaPath: "#/properties/path/required",
							keyword: "required",
							params: { missingProperty: missing1 }
						}];
						return false;
					} else if (data0.name !== void 0) {
						let data1 = data0.name;
						if (typeof data1 === "string") {
							if (func1(data1) > 200) {
								validate55.errors = [{
									instancePath: instancePath + "/path/name",
									schemaPath: "#/properties/path/properties/name/maxLength",
									keyword: "maxLength",
									params: { limit: 200 }
								}];
								return false;
							} else if (!pattern28.test(data1)) {
								validate55.errors = [{
									instancePath: instancePath + "/path/name",
									schemaPath: "#/properties/path/properties/name/pattern",
									keyword: "pattern",
									params: { pattern: "^[^/]+$" }
								}];
								return false;
							}
						} else {
							validate55.errors = [{
								instancePath: instancePath + "/path/name",
								schemaPath: "#/properties/path/properties/name/type",
								keyword: "type",
								params: { type: "string" }
							}];
							return false;
						}
					}
				} else {
					validate55.errors = [{
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/type",
						keyword: "type",
						params: { type: "object" }
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.query !== void 0) {
					let data2 = data.query;
					if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
						validate55.errors = [{
							instancePath: instancePath + "/query",
							schemaPath: "#/properties/query/type",
							keyword: "type",
							params: { type: "object" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate55.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		}];
		return false;
	}
	validate55.errors = vErrors;
	return true;
}
validate55.evaluated = {
	"props": {
		"path": true,
		"query": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const cutPicture = validate56;
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate56.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.path === void 0 && (missing0 = "path") || data.query === void 0 && (missing0 = "query") || data.body === void 0 && (missing0 = "body")) {
			validate56.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.path !== void 0) {
				let data0 = data.path;
				if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
					let missing1;
					if (data0.name === void 0 && (missing1 = "name")) {
						validate56.errors = [{
							instancePath: instancePath + "/path",
							schemaPath: "#/properties/path/required",
							keyword: "required",
							params: { missingProperty: missing1 }
						}];
						return false;
					} else if (data0.name !== void 0) {
						let data1 = data0.name;
						if (typeof data1 === "string") {
							if (func1(data1) > 200) {
								validate56.errors = [{
									instancePath: instancePath + "/path/name",
									schemaPath: "#/properties/path/properties/name/maxLength",
									keyword: "maxLength",
									params: { limit: 200 }
								}];
								return false;
							} else if (!pattern28.test(data1)) {
								validate56.errors = [{
									instancePath: instancePath + "/path/name",
									schemaPath: "#/properties/path/properties/name/pattern",
									keyword: "pattern",
									params: { pattern: "^[^/]+$" }
								}];
								return false;
							}
						} else {
							validate56.errors = [{
								instancePath: instancePath + "/path/name",
								schemaPath: "#/properties/path/properties/name/type",
								keyword: "type",
								params: { type: "string" }
							}];
							return false;
						}
					}
				} else {
					validate56.errors = [{
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/type",
						keyword: "type",
						params: { type: "object" }
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.query !== void 0) {
					let data2 = data.query;
					if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
						validate56.errors = [{
							instancePath: instancePath + "/query",
							schemaPath: "#/properties/query/type",
							keyword: "type",
							params: { type: "object" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.body !== void 0) {
						let data3 = data.body;
						if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
							for (const key0 in data3) if (!(key0 === "x" || key0 === "y" || key0 === "width" || key0 === "height" || key0 === "to")) {
								validate56.errors = [{
									instancePath: instancePath + "/body",
									schemaPath: "#/properties/body/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key0 }
								}];
								return false;
							}
							if (data3.x !== void 0) {
								let data4 = data3.x;
								if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
									validate56.errors = [{
										instancePath: instancePath + "/body/x",
										schemaPath: "#/properties/body/properties/x/type",
										keyword: "type",
										params: { type: "integer" }
									}];
									return false;
								}
								if (typeof data4 == "number" && isFinite(data4)) {
									if (data4 > 999999 || isNaN(data4)) {
										validate56.errors = [{
											instancePath: instancePath + "/body/x",
											schemaPath: "#/properties/body/properties/x/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 999999
											}
										}];
										return false;
									} else if (data4 < 0 || isNaN(data4)) {
										validate56.errors = [{
											instancePath: instancePath + "/body/x",
											schemaPath: "#/properties/body/properties/x/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											}
										}];
										return false;
									}
								}
								var valid2 = true;
							} else var valid2 = true;
							if (valid2) {
								if (data3.y !== void 0) {
									let data5 = data3.y;
									if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
										validate56.errors = [{
											instancePath: instancePath + "/body/y",
											schemaPath: "#/properties/body/properties/y/type",
											keyword: "type",
											params: { type: "integer" }
										}];
										return false;
									}
									if (typeof data5 == "number" && isFinite(data5)) {
										if (data5 > 999999 || isNaN(data5)) {
											validate56.errors = [{
												instancePath: instancePath + "/body/y",
												schemaPath: "#/properties/body/properties/y/maximum",
												keyword: "maximum",
												params: {
													comparison: "<=",
													limit: 999999
												}
											}];
											return false;
										} else if (data5 < 0 || isNaN(data5)) {
											validate56.errors = [{
												instancePath: instancePath + "/body/y",
												schemaPath: "#/properties/body/properties/y/minimum",
												keyword: "minimum",
												params: {
													comparison: ">=",
													limit: 0
												}
											}];
											return false;
										}
									}
									var valid2 = true;
								} else var valid2 = true;
								if (valid2) {
									if (data3.width !== void 0) {
										let data6 = data3.width;
										if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
											validate56.errors = [{
												instancePath: instancePath + "/body/width",
												schemaPath: "#/properties/body/properties/width/type",
												keyword: "type",
												params: { type: "integer" }
											}];
											return false;
										}
										if (typeof data6 == "number" && isFinite(data6)) {
											if (data6 > 999999 || isNaN(data6)) {
												validate56.errors = [{
													instancePath: instancePath + "/body/width",
													schemaPath: "#/properties/body/properties/width/maximum",
													keyword: "maximum",
													params: {
														comparison: "<=",
														limit: 999999
													}
												}];
												return false;
											} else if (data6 < 1 || isNaN(data6)) {
												validate56.errors = [{
													instancePath: instancePath + "/body/width",
													schemaPath: "#/properties/body/properties/width/minimum",
													keyword: "minimum",
													params: {
														comparison: ">=",
														limit: 1
													}
												}];
												return false;
											}
										}
										var valid2 = true;
									} else var valid2 = true;
									if (valid2) {
										if (data3.height !== void 0) {
											let data7 = data3.height;
											if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
												validate56.errors = [{
													instancePath: instancePath + "/body/height",
													schemaPath: "#/properties/body/properties/height/type",
													keyword: "type",
													params: { type: "integer" }
												}];
												return false;
											}
											if (typeof data7 == "number" && isFinite(data7)) {
												if (data7 > 999999 || isNaN(data7)) {
													validate56.errors = [{
														instancePath: instancePath + "/body/height",
														schemaPath: "#/properties/body/properties/height/maximum",
														keyword: "maximum",
														params: {
															comparison: "<=",
															limit: 999999
														}
													}];
													return false;
												} else if (data7 < 1 || isNaN(data7)) {
													validate56.errors = [{
														instancePath: instancePath + "/body/height",
														schemaPath: "#/properties/body/properties/height/minimum",
														keyword: "minimum",
														params: {
															comparison: ">=",
															limit: 1
														}
													}];
													return false;
												}
											}
											var valid2 = true;
										} else var valid2 = true;
										if (valid2) {
											if (data3.to !== void 0) {
												let data8 = data3.to;
												if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
													validate56.errors = [{
														instancePath: instancePath + "/body/to",
														schemaPath: "#/properties/body/properties/to/type",
														keyword: "type",
														params: { type: "integer" }
													}];
													return false;
												}
												if (typeof data8 == "number" && isFinite(data8)) {
													if (data8 > 999999 || isNaN(data8)) {
														validate56.errors = [{
															instancePath: instancePath + "/body/to",
															schemaPath: "#/properties/body/properties/to/maximum",
															keyword: "maximum",
															params: {
																comparison: "<=",
																limit: 999999
															}
														}];
														return false;
													} else if (data8 < 1 || isNaN(data8)) {
														validate56.errors = [{
															instancePath: instancePath + "/body/to",
															schemaPath: "#/properties/body/properties/to/minimum",
															keyword: "minimum",
															params: {
																comparison: ">=",
																limit: 1
															}
														}];
														return false;
													}
												}
												var valid2 = true;
											} else var valid2 = true;
										}
									}
								}
							}
						} else {
							validate56.errors = [{
								instancePath: instancePath + "/body",
								schemaPath: "#/properties/body/type",
								keyword: "type",
								params: { type: "object" }
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate56.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		}];
		return false;
	}
	validate56.errors = vErrors;
	return true;
}
validate56.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"body": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const sendPresence = validate57;
const schema68 = {
	"type": "object",
	"required": [
		"path",
		"query",
		"body"
	],
	"properties": {
		"path": {
			"type": "object",
			"required": [],
			"properties": {}
		},
		"query": {
			"type": "object",
			"required": [],
			"properties": {}
		},
		"body": {
			"type": "object",
			"required": ["file"],
			"additionalProperties": false,
			"properties": { "file": {
				"type": ["string", "null"],
				"maxLength": 2e3
			} }
		}
	}
};
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate57.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.path === void 0 && (missing0 = "path") || data.query === void 0 && (missing0 = "query") || data.body === void 0 && (missing0 = "body")) {
			validate57.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.path !== void 0) {
				let data0 = data.path;
				if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
					validate57.errors = [{
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/type",
						keyword: "type",
						params: { type: "object" }
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.query !== void 0) {
					let data1 = data.query;
					if (!(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
						validate57.errors = [{
							instancePath: instancePath + "/query",
							schemaPath: "#/properties/query/type",
							keyword: "type",
							params: { type: "object" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.body !== void 0) {
						let data2 = data.body;
						if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
							let missing1;
							if (data2.file === void 0 && (missing1 = "file")) {
								validate57.errors = [{
									instancePath: instancePath + "/body",
									schemaPath: "#/properties/body/required",
									keyword: "required",
									params: { missingProperty: missing1 }
								}];
								return false;
							} else {
								for (const key0 in data2) if (!(key0 === "file")) {
									validate57.errors = [{
										instancePath: instancePath + "/body",
										schemaPath: "#/properties/body/additionalProperties",
										keyword: "additionalProperties",
										params: { additionalProperty: key0 }
									}];
									return false;
								}
								if (data2.file !== void 0) {
									let data3 = data2.file;
									if (typeof data3 !== "string" && data3 !== null) {
										validate57.errors = [{
											instancePath: instancePath + "/body/file",
											schemaPath: "#/properties/body/properties/file/type",
											keyword: "type",
											params: { type: schema68.properties.body.properties.file.type }
										}];
										return false;
									}
									if (typeof data3 === "string") {
										if (func1(data3) > 2e3) {
											validate57.errors = [{
												instancePath: instancePath + "/body/file",
												schemaPath: "#/properties/body/properties/file/maxLength",
												keyword: "maxLength",
												params: { limit: 2e3 }
											}];
											return false;
										}
									}
								}
							}
						} else {
							validate57.errors = [{
								instancePath: instancePath + "/body",
								schemaPath: "#/properties/body/type",
								keyword: "type",
								params: { type: "object" }
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate57.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		}];
		return false;
	}
	validate57.errors = vErrors;
	return true;
}
validate57.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"body": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
export { addPicture, changeDraft, changeDraftText, changePlan, createDraft, createFromTemplate, createLink, cutPicture, decideConflict, deleteDocument, deleteDraft, deleteLink, deletePicture, deletePlan, drawPreview, findAddresses, getDocumentSchema, getDocumentUses, getDraft, getDraftDifferences, getDraftFindings, getEditorSession, getVersion, listAllLinks, listBlocks, listDocuments, listLinks, listPictures, listPlans, listTemplates, listVersions, publishDrafts, rebaseDraft, redoEdit, renamePage, restoreDraft, sendPresence, undoEdit };

