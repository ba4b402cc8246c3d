/* Written by `npm run codegen`. Do not edit: change the contract or the schema instead. */
// request-validator
const validate = validate20;
var request_validator_default = validate20;
const pattern4 = new RegExp("^[a-z0-9-]{8,40}$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate20.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data["path:searchId"] === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "path:searchId" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "path:searchId")) {
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
		if (data["path:searchId"] !== void 0) {
			let data0 = data["path:searchId"];
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err2 = {
						instancePath: instancePath + "/path:searchId",
						schemaPath: "#/properties/path%3AsearchId/pattern",
						keyword: "pattern",
						params: { pattern: "^[a-z0-9-]{8,40}$" }
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/path:searchId",
					schemaPath: "#/properties/path%3AsearchId/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
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

