/* Written by `npm run codegen`. Do not edit: change the contract or the schema instead. */
"use strict";
exports["account-deletion"] = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Konto löschen","description":"Formular, mit dem der angemeldete Nutzer sein Konto endgültig löscht. Nur auf einer Seite mit „audience: private“.","x-vocabulary":"page","type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"account-deletion","description":"Immer „account-deletion“."}},"examples":[{"type":"account-deletion"}],"$id":"parkett:account-deletion"};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:account-deletion" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "type")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("account-deletion" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "account-deletion"},message:"must be equal to constant",schema:"account-deletion",parentSchema:schema11.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

exports["account-overview"] = validate11;
const schema12 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Eigenes Konto","description":"Das eigene Konto: Name, E-Mail, Ende der Sitzung und die gekauften Produkte. Nur für private Seiten.","x-vocabulary":"page","x-config":["site","products"],"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"account-overview","description":"Immer „account-overview“."},"headline":{"title":"Überschrift über den Angaben","type":"string","minLength":1,"maxLength":60,"description":"Überschrift über den Angaben.","examples":["Deine Angaben"]},"productsHeadline":{"title":"Überschrift über den Produkten","type":"string","minLength":1,"maxLength":60,"description":"Überschrift über den Produkten.","examples":["Deine Produkte"]}},"examples":[{"type":"account-overview"}],"$id":"parkett:account-overview"};
const func2 = require("ajv/dist/runtime/ucs2length").default;

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:account-overview" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema12.required,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "headline")) || (key0 === "productsHeadline"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("account-overview" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "account-overview"},message:"must be equal to constant",schema:"account-overview",parentSchema:schema12.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.headline !== undefined){
let data1 = data.headline;
if(typeof data1 === "string"){
if(func2(data1) > 60){
const err3 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters",schema:60,parentSchema:schema12.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data1) < 1){
const err4 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema12.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema12.properties.headline.type,parentSchema:schema12.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.productsHeadline !== undefined){
let data2 = data.productsHeadline;
if(typeof data2 === "string"){
if(func2(data2) > 60){
const err6 = {instancePath:instancePath+"/productsHeadline",schemaPath:"#/properties/productsHeadline/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters",schema:60,parentSchema:schema12.properties.productsHeadline,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func2(data2) < 1){
const err7 = {instancePath:instancePath+"/productsHeadline",schemaPath:"#/properties/productsHeadline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema12.properties.productsHeadline,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/productsHeadline",schemaPath:"#/properties/productsHeadline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema12.properties.productsHeadline.type,parentSchema:schema12.properties.productsHeadline,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema12.type,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}

exports["analyst-views"] = validate12;
const schema13 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Empfehlungen der Analysten","description":"Empfehlungen der Analysten als Balken, und ihre Kursziele gegen den Kurs. Ohne Empfehlungen erscheint nichts.","x-vocabulary":"page","x-subject":"instrument","x-prices":true,"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"analyst-views","description":"Immer „analyst-views“."},"headline":{"title":"Überschrift","type":"string","minLength":1,"description":"Überschrift.","examples":["Was Analysten sagen"]}},"examples":[{"type":"analyst-views"}],"$id":"parkett:analyst-views"};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:analyst-views" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema13.required,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "headline"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("analyst-views" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "analyst-views"},message:"must be equal to constant",schema:"analyst-views",parentSchema:schema13.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.headline !== undefined){
let data1 = data.headline;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err3 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema13.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema13.properties.headline.type,parentSchema:schema13.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema13.type,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}

exports["app-offer"] = validate13;
const schema14 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"App-Angebot","description":"Parkett auf dem Telefon: ein gezeichnetes Bild, was es kann, und die Verweise auf die Läden aus footer.yaml (appStores).","x-vocabulary":"page","x-config":["footer"],"x-introduction":true,"type":"object","additionalProperties":false,"required":["type","headline","lead","features"],"properties":{"type":{"const":"app-offer","description":"Immer „app-offer“."},"headline":{"title":"Hauptüberschrift der Seite","type":"string","minLength":1,"description":"Hauptüberschrift der Seite.","examples":["Parkett in der Hosentasche"]},"lead":{"title":"Vorspann","type":"string","minLength":1,"description":"Vorspann.","examples":["Kurse, Charts und Nachrichten auf dem Telefon."]},"features":{"title":"Was sie kann","type":"array","minItems":1,"maxItems":8,"description":"Was es kann, je ein Satz.","examples":[["Kurse, die sich von selbst ändern"]],"items":{"type":"string","minLength":1,"description":"Ein Satz."}},"storesNote":{"title":"Satz unter den Läden","type":"string","minLength":1,"description":"Ein Satz unter den Verweisen auf die Läden.","examples":["Die App ist kostenlos."]}},"examples":[{"type":"app-offer","headline":"Parkett in der Hosentasche","lead":"Kurse, Charts und Nachrichten auf dem Telefon.","features":["Kurse, die sich von selbst ändern"]}],"$id":"parkett:app-offer"};

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:app-offer" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema14.required,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.headline === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "headline"},message:"must have required property '"+"headline"+"'",schema:schema14.required,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.lead === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lead"},message:"must have required property '"+"lead"+"'",schema:schema14.required,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.features === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "features"},message:"must have required property '"+"features"+"'",schema:schema14.required,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "headline")) || (key0 === "lead")) || (key0 === "features")) || (key0 === "storesNote"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("app-offer" !== data0){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "app-offer"},message:"must be equal to constant",schema:"app-offer",parentSchema:schema14.properties.type,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.headline !== undefined){
let data1 = data.headline;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err6 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema14.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema14.properties.headline.type,parentSchema:schema14.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.lead !== undefined){
let data2 = data.lead;
if(typeof data2 === "string"){
if(func2(data2) < 1){
const err8 = {instancePath:instancePath+"/lead",schemaPath:"#/properties/lead/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema14.properties.lead,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/lead",schemaPath:"#/properties/lead/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema14.properties.lead.type,parentSchema:schema14.properties.lead,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.features !== undefined){
let data3 = data.features;
if(Array.isArray(data3)){
if(data3.length > 8){
const err10 = {instancePath:instancePath+"/features",schemaPath:"#/properties/features/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items",schema:8,parentSchema:schema14.properties.features,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3.length < 1){
const err11 = {instancePath:instancePath+"/features",schemaPath:"#/properties/features/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema14.properties.features,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(func2(data4) < 1){
const err12 = {instancePath:instancePath+"/features/" + i0,schemaPath:"#/properties/features/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema14.properties.features.items,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/features/" + i0,schemaPath:"#/properties/features/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema14.properties.features.items.type,parentSchema:schema14.properties.features.items,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/features",schemaPath:"#/properties/features/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema14.properties.features.type,parentSchema:schema14.properties.features,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.storesNote !== undefined){
let data5 = data.storesNote;
if(typeof data5 === "string"){
if(func2(data5) < 1){
const err15 = {instancePath:instancePath+"/storesNote",schemaPath:"#/properties/storesNote/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema14.properties.storesNote,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/storesNote",schemaPath:"#/properties/storesNote/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema14.properties.storesNote.type,parentSchema:schema14.properties.storesNote,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema14.type,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}

exports["article-access"] = validate14;
const schema15 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Ende der Leseprobe","description":"Sagt am Ende einer Leseprobe, womit es weitergeht, was das kostet und bringt, und führt zum Produkt und zur Anmeldung, die zum Beitrag zurückführt. Bei vollständigen Beiträgen erscheint nichts.","x-vocabulary":"page","x-subject":"article","x-config":["products"],"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"article-access","description":"Immer „article-access“."},"product":{"title":"Produkt","x-reference":"product","type":"string","minLength":1,"description":"Womit man weiterliest, aus products.yaml; ohne Angabe steht kein Preis da.","examples":["premium-plus"]}},"examples":[{"type":"article-access"}],"$id":"parkett:article-access"};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:article-access" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema15.required,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "product"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("article-access" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "article-access"},message:"must be equal to constant",schema:"article-access",parentSchema:schema15.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.product !== undefined){
let data1 = data.product;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err3 = {instancePath:instancePath+"/product",schemaPath:"#/properties/product/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema15.properties.product,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/product",schemaPath:"#/properties/product/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.product.type,parentSchema:schema15.properties.product,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema15.type,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}

exports["article-finder"] = validate15;
const schema16 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Beitragssuche","description":"Suche über alle Beiträge mit Feld und Rubrik, neueste zuerst, 25 auf jeder Seite. Wort, Rubrik und Seite stehen in der Adresse (?suche=&rubrik=&page=), darum braucht die Seite rendering: request.","x-vocabulary":"page","x-config":["site"],"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"article-finder","description":"Immer „article-finder“."},"headline":{"title":"Überschrift der Treffer","type":"string","minLength":1,"description":"Überschrift der Treffer; ohne Angabe „Beiträge“.","examples":["Beiträge"]}},"examples":[{"type":"article-finder","headline":"Beiträge"}],"$id":"parkett:article-finder"};

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:article-finder" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema16.required,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "headline"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("article-finder" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "article-finder"},message:"must be equal to constant",schema:"article-finder",parentSchema:schema16.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.headline !== undefined){
let data1 = data.headline;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err3 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema16.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema16.properties.headline.type,parentSchema:schema16.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema16.type,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}

exports["article-header"] = validate16;
const schema17 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Kopf eines Artikels","description":"Kopf eines Artikels: Überschrift, Anreißer, Autor, Datum, Lesezeit und die Instrumente, um die es geht.","x-vocabulary":"page","x-subject":"article","x-config":["site"],"x-introduction":true,"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"article-header","description":"Immer „article-header“."}},"examples":[{"type":"article-header"}],"$id":"parkett:article-header"};

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:article-header" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema17.required,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "type")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("article-header" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "article-header"},message:"must be equal to constant",schema:"article-header",parentSchema:schema17.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema17.type,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}

exports["article-list"] = validate17;
const schema18 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Beiträge einer Rubrik","description":"Alle Beiträge einer Rubrik, über ein Instrument, Folgen eines Podcasts oder Beiträge einer Person, neueste zuerst, 25 auf jeder Seite. Die Seite steht als ?page= in der Adresse (ab 0), darum braucht die Seite rendering: request.","x-vocabulary":"page","x-config":["site"],"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"article-list","description":"Immer „article-list“."},"headline":{"title":"Überschrift der Liste","type":"string","minLength":1,"description":"Überschrift der Liste; ohne Angabe „Alle Beiträge“.","examples":["Alle Folgen"]},"category":{"title":"Rubrik der Beiträge","x-reference":"category","type":"string","description":"Rubrik der Beiträge; ohne Angabe die der Seite. Auf der Seite eines Podcasts stehen dann seine Folgen, auf der einer Autorin ihre Beiträge, auf der eines Instruments die über das Instrument.","examples":["analysen"],"pattern":"^[a-z0-9-]+$"},"count":{"title":"Zahl der Beiträge","type":"integer","minimum":1,"maximum":25,"description":"Nur so viele, die neuesten, ohne weitere Seiten; ohne Angabe alle, 25 auf jeder Seite.","examples":[5]},"entityTypes":{"title":"Arten von Instrumenten","type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["STOCK","INDEX","BOND","COMMODITY","CRYPTO","CURRENCY","DERIVATIVE","FUND","FUTURE","INTEREST","PRECIOUS_METAL"],"x-labels":{"STOCK":"Aktien","INDEX":"Indizes","BOND":"Anleihen","COMMODITY":"Rohstoffe","CRYPTO":"Kryptowährungen","CURRENCY":"Währungspaare","DERIVATIVE":"Derivate","FUND":"Fonds","FUTURE":"Futures","INTEREST":"Zinsen","PRECIOUS_METAL":"Edelmetalle"},"description":"Art."},"description":"Nur Beiträge über Instrumente dieser Arten, gleich welcher Rubrik.","examples":[["STOCK"]]},"source":{"title":"Quelle der Beiträge","x-reference":"source","type":"string","description":"Nur Beiträge dieser Quelle aus directory.yaml, gleich welcher Rubrik.","examples":["redaktion"],"pattern":"^[a-z0-9-]+$"}},"examples":[{"type":"article-list","category":"analysen"}],"$id":"parkett:article-list"};
const pattern0 = new RegExp("^[a-z0-9-]+$", "u");

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:article-list" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema18.required,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "type") || (key0 === "headline")) || (key0 === "category")) || (key0 === "count")) || (key0 === "entityTypes")) || (key0 === "source"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("article-list" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "article-list"},message:"must be equal to constant",schema:"article-list",parentSchema:schema18.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.headline !== undefined){
let data1 = data.headline;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err3 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema18.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema18.properties.headline.type,parentSchema:schema18.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.category !== undefined){
let data2 = data.category;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err5 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9-]+$"},message:"must match pattern \""+"^[a-z0-9-]+$"+"\"",schema:"^[a-z0-9-]+$",parentSchema:schema18.properties.category,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema18.properties.category.type,parentSchema:schema18.properties.category,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.count !== undefined){
let data3 = data.count;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema18.properties.count.type,parentSchema:schema18.properties.count,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 25 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 25},message:"must be <= 25",schema:25,parentSchema:schema18.properties.count,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema18.properties.count,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.entityTypes !== undefined){
let data4 = data.entityTypes;
if(Array.isArray(data4)){
if(data4.length < 1){
const err10 = {instancePath:instancePath+"/entityTypes",schemaPath:"#/properties/entityTypes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema18.properties.entityTypes,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 !== "string"){
const err11 = {instancePath:instancePath+"/entityTypes/" + i0,schemaPath:"#/properties/entityTypes/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema18.properties.entityTypes.items.type,parentSchema:schema18.properties.entityTypes.items,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(((((((((((data5 === "STOCK") || (data5 === "INDEX")) || (data5 === "BOND")) || (data5 === "COMMODITY")) || (data5 === "CRYPTO")) || (data5 === "CURRENCY")) || (data5 === "DERIVATIVE")) || (data5 === "FUND")) || (data5 === "FUTURE")) || (data5 === "INTEREST")) || (data5 === "PRECIOUS_METAL"))){
const err12 = {instancePath:instancePath+"/entityTypes/" + i0,schemaPath:"#/properties/entityTypes/items/enum",keyword:"enum",params:{allowedValues: schema18.properties.entityTypes.items.enum},message:"must be equal to one of the allowed values",schema:schema18.properties.entityTypes.items.enum,parentSchema:schema18.properties.entityTypes.items,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
let i1 = data4.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data4[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err13 = {instancePath:instancePath+"/entityTypes",schemaPath:"#/properties/entityTypes/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema18.properties.entityTypes,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err14 = {instancePath:instancePath+"/entityTypes",schemaPath:"#/properties/entityTypes/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema18.properties.entityTypes.type,parentSchema:schema18.properties.entityTypes,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.source !== undefined){
let data6 = data.source;
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
const err15 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9-]+$"},message:"must match pattern \""+"^[a-z0-9-]+$"+"\"",schema:"^[a-z0-9-]+$",parentSchema:schema18.properties.source,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema18.properties.source.type,parentSchema:schema18.properties.source,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema18.type,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}

exports["article-teaser-list"] = validate18;
const schema19 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Ausgewählte Artikel","description":"Anreißer bestimmter Artikel mit Bild, in der angegebenen Reihenfolge.","x-vocabulary":"article","x-config":["site"],"type":"object","additionalProperties":false,"required":["type","articles"],"properties":{"type":{"const":"article-teaser-list","description":"Immer „article-teaser-list“."},"title":{"title":"Überschrift","type":"string","minLength":1,"description":"Überschrift.","examples":["Zum Weiterlesen"]},"articles":{"title":"Artikel","type":"array","minItems":1,"maxItems":12,"description":"Adressen der Artikel im Portal, in der gewünschten Reihenfolge.","items":{"type":"string","pattern":"^/[a-z0-9-]+(/[a-z0-9-]+)+$","description":"Adresse eines Artikels.","examples":["/ratgeber/etf-erklaert"]},"examples":[["/ratgeber/etf-erklaert","/ratgeber/aktien-kaufen"]]}},"examples":[{"type":"article-teaser-list","title":"Zum Weiterlesen","articles":["/ratgeber/etf-erklaert"]}],"$id":"parkett:article-teaser-list"};
const pattern2 = new RegExp("^/[a-z0-9-]+(/[a-z0-9-]+)+$", "u");

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:article-teaser-list" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema19.required,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.articles === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "articles"},message:"must have required property '"+"articles"+"'",schema:schema19.required,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "title")) || (key0 === "articles"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("article-teaser-list" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "article-teaser-list"},message:"must be equal to constant",schema:"article-teaser-list",parentSchema:schema19.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema19.properties.title,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.title.type,parentSchema:schema19.properties.title,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.articles !== undefined){
let data2 = data.articles;
if(Array.isArray(data2)){
if(data2.length > 12){
const err6 = {instancePath:instancePath+"/articles",schemaPath:"#/properties/articles/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items",schema:12,parentSchema:schema19.properties.articles,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.length < 1){
const err7 = {instancePath:instancePath+"/articles",schemaPath:"#/properties/articles/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema19.properties.articles,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(!pattern2.test(data3)){
const err8 = {instancePath:instancePath+"/articles/" + i0,schemaPath:"#/properties/articles/items/pattern",keyword:"pattern",params:{pattern: "^/[a-z0-9-]+(/[a-z0-9-]+)+$"},message:"must match pattern \""+"^/[a-z0-9-]+(/[a-z0-9-]+)+$"+"\"",schema:"^/[a-z0-9-]+(/[a-z0-9-]+)+$",parentSchema:schema19.properties.articles.items,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/articles/" + i0,schemaPath:"#/properties/articles/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.articles.items.type,parentSchema:schema19.properties.articles.items,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/articles",schemaPath:"#/properties/articles/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema19.properties.articles.type,parentSchema:schema19.properties.articles,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.type,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}

exports["article-teasers"] = validate19;
const schema20 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Neueste Artikel","description":"Die neuesten Artikel einer Rubrik mit Bild, neueste zuerst; auf den Seiten eines Instruments zuerst die über dieses Instrument.","x-vocabulary":"page","x-version":2,"x-config":["site"],"type":"object","additionalProperties":false,"required":["type","category"],"properties":{"type":{"const":"article-teasers","description":"Immer „article-teasers“."},"headline":{"title":"Überschrift der Liste","type":"string","description":"Überschrift der Liste.","examples":["Ratgeber"]},"category":{"title":"Rubrik der Artikel","x-reference":"category","type":"string","description":"Rubrik der Artikel.","examples":["ratgeber"],"pattern":"^[a-z0-9-]+$"},"about":{"title":"Art von Instrumenten","type":"string","enum":["STOCK","INDEX","BOND","COMMODITY","CRYPTO","CURRENCY","DERIVATIVE","FUND","FUTURE","INTEREST","PRECIOUS_METAL"],"x-labels":{"STOCK":"Aktie","INDEX":"Index","BOND":"Anleihe","COMMODITY":"Rohstoff","CRYPTO":"Kryptowährung","CURRENCY":"Währungspaar","DERIVATIVE":"Derivat","FUND":"Fonds","FUTURE":"Future","INTEREST":"Zins","PRECIOUS_METAL":"Edelmetall"},"description":"Art von Instrumenten: Artikel über solche stehen zuerst. Auf den Seiten eines Instruments gilt dieses.","examples":["BOND"]},"withoutNewest":{"title":"Ohne die neuesten der Redaktion","type":"integer","minimum":1,"maximum":10,"description":"So viele der neuesten Beiträge der Redaktion fehlen hier, weil ein Aufmacher auf derselben Seite sie schon zeigt.","examples":[3]},"count":{"title":"Zahl der Artikel","type":"integer","minimum":1,"maximum":24,"description":"Zahl der Artikel; ohne Angabe 6.","examples":[3]},"more":{"title":"Weg zu allen Artikeln","type":"object","additionalProperties":false,"required":["link"],"description":"Der Verweis neben der Überschrift.","properties":{"link":{"title":"Adresse aller Artikel der Rubrik","x-reference":"path","type":"string","description":"Adresse aller Artikel der Rubrik.","examples":["/ratgeber"],"pattern":"^(/|seite:)"},"label":{"title":"Text des Verweises","type":"string","minLength":1,"description":"Beschriftung des Verweises; ohne Angabe „Alle Artikel“.","examples":["Alle Ratgeber"]}},"examples":[{"link":"/ratgeber","label":"Alle Ratgeber"}]}},"examples":[{"type":"article-teasers","headline":"Ratgeber","category":"ratgeber","count":3}],"$id":"parkett:article-teasers"};
const pattern4 = new RegExp("^(/|seite:)", "u");

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:article-teasers" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.category === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'",schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "type") || (key0 === "headline")) || (key0 === "category")) || (key0 === "about")) || (key0 === "withoutNewest")) || (key0 === "count")) || (key0 === "more"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("article-teasers" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "article-teasers"},message:"must be equal to constant",schema:"article-teasers",parentSchema:schema20.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.headline !== undefined){
let data1 = data.headline;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.headline.type,parentSchema:schema20.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.category !== undefined){
let data2 = data.category;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err5 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9-]+$"},message:"must match pattern \""+"^[a-z0-9-]+$"+"\"",schema:"^[a-z0-9-]+$",parentSchema:schema20.properties.category,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.category.type,parentSchema:schema20.properties.category,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.about !== undefined){
let data3 = data.about;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/about",schemaPath:"#/properties/about/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.about.type,parentSchema:schema20.properties.about,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((((((((((data3 === "STOCK") || (data3 === "INDEX")) || (data3 === "BOND")) || (data3 === "COMMODITY")) || (data3 === "CRYPTO")) || (data3 === "CURRENCY")) || (data3 === "DERIVATIVE")) || (data3 === "FUND")) || (data3 === "FUTURE")) || (data3 === "INTEREST")) || (data3 === "PRECIOUS_METAL"))){
const err8 = {instancePath:instancePath+"/about",schemaPath:"#/properties/about/enum",keyword:"enum",params:{allowedValues: schema20.properties.about.enum},message:"must be equal to one of the allowed values",schema:schema20.properties.about.enum,parentSchema:schema20.properties.about,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.withoutNewest !== undefined){
let data4 = data.withoutNewest;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err9 = {instancePath:instancePath+"/withoutNewest",schemaPath:"#/properties/withoutNewest/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema20.properties.withoutNewest.type,parentSchema:schema20.properties.withoutNewest,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 10 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/withoutNewest",schemaPath:"#/properties/withoutNewest/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10},message:"must be <= 10",schema:10,parentSchema:schema20.properties.withoutNewest,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err11 = {instancePath:instancePath+"/withoutNewest",schemaPath:"#/properties/withoutNewest/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema20.properties.withoutNewest,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.count !== undefined){
let data5 = data.count;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err12 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema20.properties.count.type,parentSchema:schema20.properties.count,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 24 || isNaN(data5)){
const err13 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 24},message:"must be <= 24",schema:24,parentSchema:schema20.properties.count,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema20.properties.count,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.more !== undefined){
let data6 = data.more;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.link === undefined){
const err15 = {instancePath:instancePath+"/more",schemaPath:"#/properties/more/required",keyword:"required",params:{missingProperty: "link"},message:"must have required property '"+"link"+"'",schema:schema20.properties.more.required,parentSchema:schema20.properties.more,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key1 in data6){
if(!((key1 === "link") || (key1 === "label"))){
const err16 = {instancePath:instancePath+"/more",schemaPath:"#/properties/more/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema20.properties.more,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data6.link !== undefined){
let data7 = data6.link;
if(typeof data7 === "string"){
if(!pattern4.test(data7)){
const err17 = {instancePath:instancePath+"/more/link",schemaPath:"#/properties/more/properties/link/pattern",keyword:"pattern",params:{pattern: "^(/|seite:)"},message:"must match pattern \""+"^(/|seite:)"+"\"",schema:"^(/|seite:)",parentSchema:schema20.properties.more.properties.link,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/more/link",schemaPath:"#/properties/more/properties/link/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.more.properties.link.type,parentSchema:schema20.properties.more.properties.link,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data6.label !== undefined){
let data8 = data6.label;
if(typeof data8 === "string"){
if(func2(data8) < 1){
const err19 = {instancePath:instancePath+"/more/label",schemaPath:"#/properties/more/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema20.properties.more.properties.label,data:data8};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/more/label",schemaPath:"#/properties/more/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.more.properties.label.type,parentSchema:schema20.properties.more.properties.label,data:data8};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/more",schemaPath:"#/properties/more/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.properties.more.type,parentSchema:schema20.properties.more,data:data6};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.type,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}

exports["broker-info"] = validate20;
const schema21 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Vorstellung eines Brokers","description":"Der Broker, um den es auf der Seite geht, mit dem Verweis zu ihm.","x-vocabulary":"page","x-subject":"broker","x-introduction":true,"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"broker-info","description":"Immer „broker-info“."}},"examples":[{"type":"broker-info"}],"$id":"parkett:broker-info"};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:broker-info" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema21.required,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "type")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("broker-info" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "broker-info"},message:"must be equal to constant",schema:"broker-info",parentSchema:schema21.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema21.type,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}

exports["broker-list"] = validate21;
const schema22 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Alle Broker","description":"Alle Broker aus brokers.yaml mit dem Weg zu ihrer Seite.","x-vocabulary":"page","x-config":["brokers"],"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"broker-list","description":"Immer „broker-list“."},"headline":{"title":"Überschrift","type":"string","minLength":1,"maxLength":60,"description":"Überschrift.","examples":["Broker"]}},"examples":[{"type":"broker-list"}],"$id":"parkett:broker-list"};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:broker-list" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema22.required,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "headline"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("broker-list" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "broker-list"},message:"must be equal to constant",schema:"broker-list",parentSchema:schema22.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.headline !== undefined){
let data1 = data.headline;
if(typeof data1 === "string"){
if(func2(data1) > 60){
const err3 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters",schema:60,parentSchema:schema22.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data1) < 1){
const err4 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema22.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema22.properties.headline.type,parentSchema:schema22.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema22.type,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}

exports["button-link"] = validate22;
const schema23 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Knopf","description":"Ein Verweis, der wie ein Knopf aussieht.","x-vocabulary":"article","type":"object","additionalProperties":false,"required":["type","url"],"properties":{"type":{"const":"button-link","description":"Immer „button-link“."},"value":{"title":"Beschriftung","type":"string","description":"Beschriftung; ohne Angabe gilt der Titel, dann die Adresse.","examples":["Alle Indizes im Überblick"]},"title":{"title":"Beschriftung ohne Text","type":"string","description":"Beschriftung, wenn value fehlt.","examples":["Alle Indizes im Überblick"]},"url":{"title":"Ziel","x-reference":"path","type":"string","description":"Ziel: Pfad im Portal oder Adresse mit https.","examples":["/index/DAX-Index-20735"]},"linkType":{"title":"Art des Verweises","enum":["EXTERNAL","INTERNAL"],"x-labels":{"EXTERNAL":"Extern, in neuem Tab","INTERNAL":"Im Portal"},"description":"EXTERNAL öffnet einen neuen Tab.","examples":["INTERNAL"]}},"examples":[{"type":"button-link","value":"Alle Indizes","url":"/index","linkType":"INTERNAL"}],"$id":"parkett:button-link"};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:button-link" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema23.required,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'",schema:schema23.required,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "value")) || (key0 === "title")) || (key0 === "url")) || (key0 === "linkType"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("button-link" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "button-link"},message:"must be equal to constant",schema:"button-link",parentSchema:schema23.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.value !== undefined){
let data1 = data.value;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema23.properties.value.type,parentSchema:schema23.properties.value,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.title !== undefined){
let data2 = data.title;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema23.properties.title.type,parentSchema:schema23.properties.title,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.url !== undefined){
let data3 = data.url;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema23.properties.url.type,parentSchema:schema23.properties.url,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.linkType !== undefined){
let data4 = data.linkType;
if(!((data4 === "EXTERNAL") || (data4 === "INTERNAL"))){
const err7 = {instancePath:instancePath+"/linkType",schemaPath:"#/properties/linkType/enum",keyword:"enum",params:{allowedValues: schema23.properties.linkType.enum},message:"must be equal to one of the allowed values",schema:schema23.properties.linkType.enum,parentSchema:schema23.properties.linkType,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema23.type,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}

exports["calendar-event-list"] = validate23;
const schema24 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Nächste Unternehmenstermine","description":"Die nächsten Termine von Unternehmen, nach Tagen.","x-vocabulary":"article","x-config":["header","site"],"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"calendar-event-list","description":"Immer „calendar-event-list“."},"title":{"title":"Überschrift","type":"string","minLength":1,"description":"Überschrift; ohne Angabe „Die nächsten Termine“.","examples":["Wer als Nächstes Zahlen vorlegt"]},"count":{"title":"Zahl der Termine","type":"integer","minimum":1,"maximum":50,"description":"Zahl der Termine; ohne Angabe 10.","examples":[6]},"days":{"title":"Tage","type":"integer","minimum":1,"maximum":92,"description":"So viele Tage von heute an; ohne Angabe 28.","examples":[28]},"category":{"title":"Art oder Rubrik","enum":["RESULT_REPORTS","DIVIDENDS","GENERAL_MEETING","ECONOMY"],"x-labels":{"RESULT_REPORTS":"Zahlen","DIVIDENDS":"Dividenden","GENERAL_MEETING":"Hauptversammlungen","ECONOMY":"Notenbanken und Konjunktur"},"description":"Nur Termine dieser Art: Zahlen, Dividenden, Hauptversammlungen, Notenbanken. Ohne Angabe alle der Unternehmen.","examples":["RESULT_REPORTS"]},"entityType":{"title":"Art des Instruments","enum":["STOCK","INDEX","FUND","ETF"],"x-labels":{"STOCK":"Aktie","INDEX":"Index","FUND":"Fonds","ETF":"ETF"},"description":"Nur Termine zu Instrumenten dieser Art; mit entityValue zu diesem Instrument, bei einem Index zu seinen Mitgliedern.","examples":["INDEX"]},"entityValue":{"title":"Kennung des Instruments","x-reference":"instrument","type":"string","pattern":"^[A-Za-z0-9]{1,24}$","description":"Kennung des Instruments.","examples":["20735"]},"promo":{"title":"Mitte der Liste","type":"object","additionalProperties":false,"required":["label","link"],"description":"Was in der Mitte der Liste steht; ohne Angabe der Hinweis auf den Newsletter aus header.yaml.","properties":{"text":{"title":"Ein Satz vor dem Verweis","type":"string","minLength":1,"description":"Ein Satz vor dem Verweis.","examples":["Keinen Termin mehr verpassen:"]},"label":{"title":"Beschriftung des Verweises","type":"string","minLength":1,"description":"Beschriftung des Verweises.","examples":["Alle Termine"]},"link":{"title":"Verweis","x-reference":"path","type":"string","description":"Pfad im Portal oder Adresse mit https.","examples":["/news/finanzkalender"]}},"examples":[{"text":"Alle Termine im Überblick:","label":"Zum Finanzkalender","link":"/news/finanzkalender"}]}},"examples":[{"type":"calendar-event-list","title":"Wer als Nächstes Zahlen vorlegt","category":"RESULT_REPORTS","count":6}],"$id":"parkett:calendar-event-list"};
const pattern5 = new RegExp("^[A-Za-z0-9]{1,24}$", "u");

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:calendar-event-list" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema24.required,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "type") || (key0 === "title")) || (key0 === "count")) || (key0 === "days")) || (key0 === "category")) || (key0 === "entityType")) || (key0 === "entityValue")) || (key0 === "promo"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("calendar-event-list" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "calendar-event-list"},message:"must be equal to constant",schema:"calendar-event-list",parentSchema:schema24.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema24.properties.title,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.properties.title.type,parentSchema:schema24.properties.title,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.count !== undefined){
let data2 = data.count;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema24.properties.count.type,parentSchema:schema24.properties.count,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 50 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},message:"must be <= 50",schema:50,parentSchema:schema24.properties.count,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema24.properties.count,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.days !== undefined){
let data3 = data.days;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err8 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema24.properties.days.type,parentSchema:schema24.properties.days,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 92 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 92},message:"must be <= 92",schema:92,parentSchema:schema24.properties.days,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema24.properties.days,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.category !== undefined){
let data4 = data.category;
if(!((((data4 === "RESULT_REPORTS") || (data4 === "DIVIDENDS")) || (data4 === "GENERAL_MEETING")) || (data4 === "ECONOMY"))){
const err11 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/enum",keyword:"enum",params:{allowedValues: schema24.properties.category.enum},message:"must be equal to one of the allowed values",schema:schema24.properties.category.enum,parentSchema:schema24.properties.category,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.entityType !== undefined){
let data5 = data.entityType;
if(!((((data5 === "STOCK") || (data5 === "INDEX")) || (data5 === "FUND")) || (data5 === "ETF"))){
const err12 = {instancePath:instancePath+"/entityType",schemaPath:"#/properties/entityType/enum",keyword:"enum",params:{allowedValues: schema24.properties.entityType.enum},message:"must be equal to one of the allowed values",schema:schema24.properties.entityType.enum,parentSchema:schema24.properties.entityType,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.entityValue !== undefined){
let data6 = data.entityValue;
if(typeof data6 === "string"){
if(!pattern5.test(data6)){
const err13 = {instancePath:instancePath+"/entityValue",schemaPath:"#/properties/entityValue/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9]{1,24}$"},message:"must match pattern \""+"^[A-Za-z0-9]{1,24}$"+"\"",schema:"^[A-Za-z0-9]{1,24}$",parentSchema:schema24.properties.entityValue,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/entityValue",schemaPath:"#/properties/entityValue/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.properties.entityValue.type,parentSchema:schema24.properties.entityValue,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.promo !== undefined){
let data7 = data.promo;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.label === undefined){
const err15 = {instancePath:instancePath+"/promo",schemaPath:"#/properties/promo/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema24.properties.promo.required,parentSchema:schema24.properties.promo,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data7.link === undefined){
const err16 = {instancePath:instancePath+"/promo",schemaPath:"#/properties/promo/required",keyword:"required",params:{missingProperty: "link"},message:"must have required property '"+"link"+"'",schema:schema24.properties.promo.required,parentSchema:schema24.properties.promo,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key1 in data7){
if(!(((key1 === "text") || (key1 === "label")) || (key1 === "link"))){
const err17 = {instancePath:instancePath+"/promo",schemaPath:"#/properties/promo/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema24.properties.promo,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data7.text !== undefined){
let data8 = data7.text;
if(typeof data8 === "string"){
if(func2(data8) < 1){
const err18 = {instancePath:instancePath+"/promo/text",schemaPath:"#/properties/promo/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema24.properties.promo.properties.text,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/promo/text",schemaPath:"#/properties/promo/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.properties.promo.properties.text.type,parentSchema:schema24.properties.promo.properties.text,data:data8};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data7.label !== undefined){
let data9 = data7.label;
if(typeof data9 === "string"){
if(func2(data9) < 1){
const err20 = {instancePath:instancePath+"/promo/label",schemaPath:"#/properties/promo/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema24.properties.promo.properties.label,data:data9};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/promo/label",schemaPath:"#/properties/promo/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.properties.promo.properties.label.type,parentSchema:schema24.properties.promo.properties.label,data:data9};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data7.link !== undefined){
let data10 = data7.link;
if(typeof data10 !== "string"){
const err22 = {instancePath:instancePath+"/promo/link",schemaPath:"#/properties/promo/properties/link/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.properties.promo.properties.link.type,parentSchema:schema24.properties.promo.properties.link,data:data10};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/promo",schemaPath:"#/properties/promo/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.properties.promo.type,parentSchema:schema24.properties.promo,data:data7};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.type,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}

exports["category-teaser-list"] = validate24;
const schema25 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Neueste Artikel einer Rubrik","description":"Die neuesten Artikel einer Rubrik mit Bild, ohne den Artikel selbst.","x-vocabulary":"article","x-config":["site"],"type":"object","additionalProperties":false,"required":["type","category"],"properties":{"type":{"const":"category-teaser-list","description":"Immer „category-teaser-list“."},"title":{"title":"Überschrift","type":"string","minLength":1,"description":"Überschrift.","examples":["Neue Analysen"]},"category":{"title":"Rubrik der Artikel","x-reference":"category","type":"string","pattern":"^[a-z0-9-]+$","description":"Rubrik der Artikel.","examples":["analysen"]},"count":{"title":"Zahl der Artikel","type":"integer","minimum":1,"maximum":12,"description":"Zahl der Artikel; ohne Angabe 3.","examples":[3]},"relatedFirst":{"title":"Verwandte zuerst","type":"boolean","default":false,"description":"Artikel über das erste Instrument dieses Artikels stehen vor den neuesten.","examples":[true]}},"examples":[{"type":"category-teaser-list","category":"analysen","count":3}],"$id":"parkett:category-teaser-list"};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:category-teaser-list" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema25.required,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.category === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'",schema:schema25.required,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "title")) || (key0 === "category")) || (key0 === "count")) || (key0 === "relatedFirst"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("category-teaser-list" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "category-teaser-list"},message:"must be equal to constant",schema:"category-teaser-list",parentSchema:schema25.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema25.properties.title,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema25.properties.title.type,parentSchema:schema25.properties.title,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.category !== undefined){
let data2 = data.category;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err6 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9-]+$"},message:"must match pattern \""+"^[a-z0-9-]+$"+"\"",schema:"^[a-z0-9-]+$",parentSchema:schema25.properties.category,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema25.properties.category.type,parentSchema:schema25.properties.category,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.count !== undefined){
let data3 = data.count;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err8 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema25.properties.count.type,parentSchema:schema25.properties.count,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 12 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12},message:"must be <= 12",schema:12,parentSchema:schema25.properties.count,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema25.properties.count,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.relatedFirst !== undefined){
let data4 = data.relatedFirst;
if(typeof data4 !== "boolean"){
const err11 = {instancePath:instancePath+"/relatedFirst",schemaPath:"#/properties/relatedFirst/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema25.properties.relatedFirst.type,parentSchema:schema25.properties.relatedFirst,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema25.type,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}

exports.chart = validate25;
const schema26 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Chart","description":"Der Chart eines Instruments als Bild mit Tabelle.","x-vocabulary":"article","x-version":2,"x-prices":true,"type":"object","additionalProperties":false,"required":["type","instrument"],"properties":{"type":{"const":"chart","description":"Immer „chart“."},"title":{"title":"Überschrift","type":"string","description":"Überschrift; ohne Angabe der Name des Instruments.","examples":["SAP in einem Jahr"]},"caption":{"title":"Bildunterschrift","type":"string","description":"Bildunterschrift.","examples":["Der Kurs der letzten zwölf Monate."]},"instrument":{"type":"object","additionalProperties":false,"required":["entityType","entityValue"],"description":"Das Instrument, benannt durch Art und Kennung.","properties":{"entityType":{"title":"Art des Instruments","enum":["STOCK","INDEX","BOND","COMMODITY","CRYPTO","CURRENCY","DERIVATIVE","ETF","FUND","FUTURE","INTEREST","PRECIOUS_METAL"],"x-labels":{"STOCK":"Aktie","INDEX":"Index","BOND":"Anleihe","COMMODITY":"Rohstoff","CRYPTO":"Kryptowährung","CURRENCY":"Währungspaar","DERIVATIVE":"Derivat","ETF":"ETF","FUND":"Fonds","FUTURE":"Future","INTEREST":"Zins","PRECIOUS_METAL":"Edelmetall"},"description":"Art des Instruments.","examples":["STOCK"]},"entityValue":{"title":"Instrument","x-reference":"instrument","type":"string","pattern":"^[A-Za-z0-9]{1,24}$","description":"Kennung des Instruments, etwa 82849, EURUSD oder BTC.","examples":["82849"]}},"title":"Instrument","examples":[{"entityType":"STOCK","entityValue":"82849"}]},"range":{"title":"Zeitraum","enum":["D1","W1","M1","M3","M6","Y1","Y3","Y5","Y10","MAX"],"x-labels":{"D1":"1 Tag","W1":"1 Woche","M1":"1 Monat","M3":"3 Monate","M6":"6 Monate","Y1":"1 Jahr","Y3":"3 Jahre","Y5":"5 Jahre","Y10":"10 Jahre","MAX":"Gesamter Zeitraum"},"description":"Zeitraum, der heute endet; ohne Angabe ein Jahr (Y1).","examples":["Y1"]}},"examples":[{"type":"chart","instrument":{"entityType":"STOCK","entityValue":"82849"},"range":"Y1"}],"$id":"parkett:chart"};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:chart" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema26.required,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.instrument === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "instrument"},message:"must have required property '"+"instrument"+"'",schema:schema26.required,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "title")) || (key0 === "caption")) || (key0 === "instrument")) || (key0 === "range"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("chart" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "chart"},message:"must be equal to constant",schema:"chart",parentSchema:schema26.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema26.properties.title.type,parentSchema:schema26.properties.title,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.caption !== undefined){
let data2 = data.caption;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/caption",schemaPath:"#/properties/caption/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema26.properties.caption.type,parentSchema:schema26.properties.caption,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.instrument !== undefined){
let data3 = data.instrument;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.entityType === undefined){
const err6 = {instancePath:instancePath+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty: "entityType"},message:"must have required property '"+"entityType"+"'",schema:schema26.properties.instrument.required,parentSchema:schema26.properties.instrument,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data3.entityValue === undefined){
const err7 = {instancePath:instancePath+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty: "entityValue"},message:"must have required property '"+"entityValue"+"'",schema:schema26.properties.instrument.required,parentSchema:schema26.properties.instrument,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key1 in data3){
if(!((key1 === "entityType") || (key1 === "entityValue"))){
const err8 = {instancePath:instancePath+"/instrument",schemaPath:"#/properties/instrument/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema26.properties.instrument,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data3.entityType !== undefined){
let data4 = data3.entityType;
if(!((((((((((((data4 === "STOCK") || (data4 === "INDEX")) || (data4 === "BOND")) || (data4 === "COMMODITY")) || (data4 === "CRYPTO")) || (data4 === "CURRENCY")) || (data4 === "DERIVATIVE")) || (data4 === "ETF")) || (data4 === "FUND")) || (data4 === "FUTURE")) || (data4 === "INTEREST")) || (data4 === "PRECIOUS_METAL"))){
const err9 = {instancePath:instancePath+"/instrument/entityType",schemaPath:"#/properties/instrument/properties/entityType/enum",keyword:"enum",params:{allowedValues: schema26.properties.instrument.properties.entityType.enum},message:"must be equal to one of the allowed values",schema:schema26.properties.instrument.properties.entityType.enum,parentSchema:schema26.properties.instrument.properties.entityType,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.entityValue !== undefined){
let data5 = data3.entityValue;
if(typeof data5 === "string"){
if(!pattern5.test(data5)){
const err10 = {instancePath:instancePath+"/instrument/entityValue",schemaPath:"#/properties/instrument/properties/entityValue/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9]{1,24}$"},message:"must match pattern \""+"^[A-Za-z0-9]{1,24}$"+"\"",schema:"^[A-Za-z0-9]{1,24}$",parentSchema:schema26.properties.instrument.properties.entityValue,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/instrument/entityValue",schemaPath:"#/properties/instrument/properties/entityValue/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema26.properties.instrument.properties.entityValue.type,parentSchema:schema26.properties.instrument.properties.entityValue,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/instrument",schemaPath:"#/properties/instrument/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema26.properties.instrument.type,parentSchema:schema26.properties.instrument,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.range !== undefined){
let data6 = data.range;
if(!((((((((((data6 === "D1") || (data6 === "W1")) || (data6 === "M1")) || (data6 === "M3")) || (data6 === "M6")) || (data6 === "Y1")) || (data6 === "Y3")) || (data6 === "Y5")) || (data6 === "Y10")) || (data6 === "MAX"))){
const err13 = {instancePath:instancePath+"/range",schemaPath:"#/properties/range/enum",keyword:"enum",params:{allowedValues: schema26.properties.range.enum},message:"must be equal to one of the allowed values",schema:schema26.properties.range.enum,parentSchema:schema26.properties.range,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema26.type,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}

exports.citation = validate26;
const schema27 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Zitat","description":"Ein wörtliches Zitat.","x-vocabulary":"article","type":"object","additionalProperties":false,"required":["type","value"],"properties":{"type":{"const":"citation","description":"Immer „citation“."},"value":{"title":"Zitat","type":"string","description":"Das Zitat ohne Anführungszeichen. Erlaubt sind einfache Auszeichnungen: <strong>, <em>, <a>, <code>, <abbr>, <sub>, <sup>, <br>.","examples":["Die Steuer wird durch den Abzug vom Kapitalertrag erhoben."]},"caption":{"title":"Von wem","type":"string","description":"Wer das gesagt oder geschrieben hat.","examples":["Beispiel einer Hausordnung"]},"url":{"title":"Fundstelle","x-reference":"address","type":"string","description":"Fundstelle.","examples":["https://www.gesetze-im-internet.de/estg/__32d.html"]}},"examples":[{"type":"citation","value":"Der Preis ist, was man zahlt."}],"$id":"parkett:citation"};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:citation" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema27.required,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.value === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'",schema:schema27.required,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "value")) || (key0 === "caption")) || (key0 === "url"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("citation" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "citation"},message:"must be equal to constant",schema:"citation",parentSchema:schema27.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.value !== undefined){
let data1 = data.value;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema27.properties.value.type,parentSchema:schema27.properties.value,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.caption !== undefined){
let data2 = data.caption;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/caption",schemaPath:"#/properties/caption/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema27.properties.caption.type,parentSchema:schema27.properties.caption,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.url !== undefined){
let data3 = data.url;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema27.properties.url.type,parentSchema:schema27.properties.url,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema27.type,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}

exports["compare-link"] = validate27;
const schema28 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Verweis auf einen Vergleich","description":"Verweis auf einen Vergleich, in dem das Instrument der Seite schon steht. Ohne ISIN fehlt er.","x-vocabulary":"page","x-subject":"instrument","type":"object","additionalProperties":false,"required":["type","comparison","label"],"properties":{"type":{"const":"compare-link","description":"Immer „compare-link“."},"comparison":{"title":"Seite, die vergleicht","type":"string","minLength":1,"x-reference":"comparison","description":"Die Route der Seite, die vergleicht; ein Platzhalter darin steht für die Art des Derivats.","examples":["/etf/vergleich"]},"label":{"title":"Text des Verweises","type":"string","minLength":1,"description":"Text des Verweises.","examples":["Mit anderen ETFs vergleichen"]}},"examples":[{"type":"compare-link","comparison":"/etf/vergleich","label":"Mit anderen ETFs vergleichen"}],"$id":"parkett:compare-link"};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:compare-link" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema28.required,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.comparison === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "comparison"},message:"must have required property '"+"comparison"+"'",schema:schema28.required,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema28.required,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "comparison")) || (key0 === "label"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("compare-link" !== data0){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "compare-link"},message:"must be equal to constant",schema:"compare-link",parentSchema:schema28.properties.type,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.comparison !== undefined){
let data1 = data.comparison;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err5 = {instancePath:instancePath+"/comparison",schemaPath:"#/properties/comparison/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema28.properties.comparison,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/comparison",schemaPath:"#/properties/comparison/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.comparison.type,parentSchema:schema28.properties.comparison,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.label !== undefined){
let data2 = data.label;
if(typeof data2 === "string"){
if(func2(data2) < 1){
const err7 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema28.properties.label,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.label.type,parentSchema:schema28.properties.label,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema28.type,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}

exports.comparison = validate28;
const schema29 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Vergleich","description":"Vergleich: je Instrument eine Spalte, je Angabe eine Zeile, bis zu zehn Instrumente. Die Auswahl steht in der Adresse.","x-vocabulary":"page","x-subject":"comparison","x-prices":true,"type":"object","additionalProperties":false,"required":["type","operation","facts"],"properties":{"type":{"const":"comparison","description":"Immer „comparison“."},"operation":{"title":"Aufruf","type":"string","minLength":1,"x-operation":"reading","description":"Welcher Aufruf der Verträge über mehrere Instrumente zusammen Auskunft gibt; gefragt wird einmal, mit entityValues.","examples":["listComparedFunds"]},"facts":{"title":"Zeilen","type":"array","minItems":1,"maxItems":40,"description":"Zeilen in dieser Reihenfolge.","items":{"type":"object","additionalProperties":false,"required":["field"],"description":"Eine Angabe.","properties":{"field":{"title":"Feld der Antwort","type":"string","minLength":1,"x-operation":"field","description":"Ein Feld eines Instruments der Antwort; Felder von Abschnitten mit Punkt.","examples":["fundsBaseData.ongoingCharges"]},"label":{"title":"Beschriftung","type":"string","minLength":1,"description":"Beschriftung; ohne Angabe die aus dem Vertrag.","examples":["Kosten im Jahr"]},"format":{"title":"Schreibweise","type":"string","enum":["number","integer","percent","change","difference","price","amount","money","year","text","date","date-time","time","country","quality","link","yes-no","instrument","course"],"description":"Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.","examples":["percent"]},"decimals":{"title":"Nachkommastellen","type":"integer","minimum":0,"maximum":8,"description":"Nachkommastellen; ohne Angabe nach dem Format.","examples":[2]},"best":{"title":"Bester Wert","type":"string","enum":["highest","lowest"],"x-labels":{"highest":"Der höchste","lowest":"Der niedrigste"},"description":"Welcher Wert der beste ist; ohne Angabe wird keiner hervorgehoben.","examples":["lowest"]}}},"examples":[[{"field":"fundsBaseData.ongoingCharges","best":"lowest"}]]},"range":{"title":"Zeitraum","enum":["M1","M3","M6","Y1","Y3","Y5","Y10"],"x-labels":{"M1":"1 Monat","M3":"3 Monate","M6":"6 Monate","Y1":"1 Jahr","Y3":"3 Jahre","Y5":"5 Jahre","Y10":"10 Jahre"},"description":"Zeitraum des Bildes, solange die Adresse keinen nennt; ohne Angabe ein Jahr (Y1).","examples":["Y3"]},"suggestions":{"title":"Vorschläge","type":"array","minItems":1,"maxItems":12,"description":"Vergleiche zum Anfangen, solange nichts gewählt ist.","items":{"type":"object","additionalProperties":false,"required":["name","isins"],"description":"Ein fertiger Vergleich.","properties":{"name":{"title":"Name","type":"string","minLength":1,"description":"Wie er heißt.","examples":["ETFs auf den MSCI World"]},"text":{"title":"Ein Satz dazu","type":"string","minLength":1,"description":"Ein Satz dazu.","examples":["Gleicher Index, verschiedene Kosten."]},"isins":{"title":"ISINs","type":"array","minItems":2,"maxItems":10,"items":{"type":"string","pattern":"^[A-Z]{2}[A-Z0-9]{9}[0-9]$","x-reference":"isin","description":"Eine ISIN.","examples":["IE00B4L5Y983"]},"description":"Was er vergleicht.","examples":[["IE00B4L5Y983","IE00BK5BQT80"]]}}},"examples":[[{"name":"ETFs auf den MSCI World","isins":["IE00B4L5Y983","IE00BK5BQT80"]}]]}},"examples":[{"type":"comparison","operation":"listComparedFunds","facts":[{"field":"fundsBaseData.ongoingCharges","label":"Kosten im Jahr","best":"lowest"}]}],"$id":"parkett:comparison"};
const pattern8 = new RegExp("^[A-Z]{2}[A-Z0-9]{9}[0-9]$", "u");

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:comparison" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema29.required,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.operation === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "operation"},message:"must have required property '"+"operation"+"'",schema:schema29.required,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.facts === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "facts"},message:"must have required property '"+"facts"+"'",schema:schema29.required,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "operation")) || (key0 === "facts")) || (key0 === "range")) || (key0 === "suggestions"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("comparison" !== data0){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "comparison"},message:"must be equal to constant",schema:"comparison",parentSchema:schema29.properties.type,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.operation !== undefined){
let data1 = data.operation;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err5 = {instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema29.properties.operation,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema29.properties.operation.type,parentSchema:schema29.properties.operation,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.facts !== undefined){
let data2 = data.facts;
if(Array.isArray(data2)){
if(data2.length > 40){
const err7 = {instancePath:instancePath+"/facts",schemaPath:"#/properties/facts/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items",schema:40,parentSchema:schema29.properties.facts,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.length < 1){
const err8 = {instancePath:instancePath+"/facts",schemaPath:"#/properties/facts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema29.properties.facts,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.field === undefined){
const err9 = {instancePath:instancePath+"/facts/" + i0,schemaPath:"#/properties/facts/items/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'",schema:schema29.properties.facts.items.required,parentSchema:schema29.properties.facts.items,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data3){
if(!(((((key1 === "field") || (key1 === "label")) || (key1 === "format")) || (key1 === "decimals")) || (key1 === "best"))){
const err10 = {instancePath:instancePath+"/facts/" + i0,schemaPath:"#/properties/facts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema29.properties.facts.items,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data3.field !== undefined){
let data4 = data3.field;
if(typeof data4 === "string"){
if(func2(data4) < 1){
const err11 = {instancePath:instancePath+"/facts/" + i0+"/field",schemaPath:"#/properties/facts/items/properties/field/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema29.properties.facts.items.properties.field,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/facts/" + i0+"/field",schemaPath:"#/properties/facts/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema29.properties.facts.items.properties.field.type,parentSchema:schema29.properties.facts.items.properties.field,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data3.label !== undefined){
let data5 = data3.label;
if(typeof data5 === "string"){
if(func2(data5) < 1){
const err13 = {instancePath:instancePath+"/facts/" + i0+"/label",schemaPath:"#/properties/facts/items/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema29.properties.facts.items.properties.label,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/facts/" + i0+"/label",schemaPath:"#/properties/facts/items/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema29.properties.facts.items.properties.label.type,parentSchema:schema29.properties.facts.items.properties.label,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data3.format !== undefined){
let data6 = data3.format;
if(typeof data6 !== "string"){
const err15 = {instancePath:instancePath+"/facts/" + i0+"/format",schemaPath:"#/properties/facts/items/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema29.properties.facts.items.properties.format.type,parentSchema:schema29.properties.facts.items.properties.format,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(((((((((((((((((((data6 === "number") || (data6 === "integer")) || (data6 === "percent")) || (data6 === "change")) || (data6 === "difference")) || (data6 === "price")) || (data6 === "amount")) || (data6 === "money")) || (data6 === "year")) || (data6 === "text")) || (data6 === "date")) || (data6 === "date-time")) || (data6 === "time")) || (data6 === "country")) || (data6 === "quality")) || (data6 === "link")) || (data6 === "yes-no")) || (data6 === "instrument")) || (data6 === "course"))){
const err16 = {instancePath:instancePath+"/facts/" + i0+"/format",schemaPath:"#/properties/facts/items/properties/format/enum",keyword:"enum",params:{allowedValues: schema29.properties.facts.items.properties.format.enum},message:"must be equal to one of the allowed values",schema:schema29.properties.facts.items.properties.format.enum,parentSchema:schema29.properties.facts.items.properties.format,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data3.decimals !== undefined){
let data7 = data3.decimals;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err17 = {instancePath:instancePath+"/facts/" + i0+"/decimals",schemaPath:"#/properties/facts/items/properties/decimals/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema29.properties.facts.items.properties.decimals.type,parentSchema:schema29.properties.facts.items.properties.decimals,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 8 || isNaN(data7)){
const err18 = {instancePath:instancePath+"/facts/" + i0+"/decimals",schemaPath:"#/properties/facts/items/properties/decimals/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8},message:"must be <= 8",schema:8,parentSchema:schema29.properties.facts.items.properties.decimals,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err19 = {instancePath:instancePath+"/facts/" + i0+"/decimals",schemaPath:"#/properties/facts/items/properties/decimals/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema29.properties.facts.items.properties.decimals,data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data3.best !== undefined){
let data8 = data3.best;
if(typeof data8 !== "string"){
const err20 = {instancePath:instancePath+"/facts/" + i0+"/best",schemaPath:"#/properties/facts/items/properties/best/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema29.properties.facts.items.properties.best.type,parentSchema:schema29.properties.facts.items.properties.best,data:data8};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!((data8 === "highest") || (data8 === "lowest"))){
const err21 = {instancePath:instancePath+"/facts/" + i0+"/best",schemaPath:"#/properties/facts/items/properties/best/enum",keyword:"enum",params:{allowedValues: schema29.properties.facts.items.properties.best.enum},message:"must be equal to one of the allowed values",schema:schema29.properties.facts.items.properties.best.enum,parentSchema:schema29.properties.facts.items.properties.best,data:data8};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/facts/" + i0,schemaPath:"#/properties/facts/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema29.properties.facts.items.type,parentSchema:schema29.properties.facts.items,data:data3};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/facts",schemaPath:"#/properties/facts/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema29.properties.facts.type,parentSchema:schema29.properties.facts,data:data2};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.range !== undefined){
let data9 = data.range;
if(!(((((((data9 === "M1") || (data9 === "M3")) || (data9 === "M6")) || (data9 === "Y1")) || (data9 === "Y3")) || (data9 === "Y5")) || (data9 === "Y10"))){
const err24 = {instancePath:instancePath+"/range",schemaPath:"#/properties/range/enum",keyword:"enum",params:{allowedValues: schema29.properties.range.enum},message:"must be equal to one of the allowed values",schema:schema29.properties.range.enum,parentSchema:schema29.properties.range,data:data9};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.suggestions !== undefined){
let data10 = data.suggestions;
if(Array.isArray(data10)){
if(data10.length > 12){
const err25 = {instancePath:instancePath+"/suggestions",schemaPath:"#/properties/suggestions/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items",schema:12,parentSchema:schema29.properties.suggestions,data:data10};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data10.length < 1){
const err26 = {instancePath:instancePath+"/suggestions",schemaPath:"#/properties/suggestions/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema29.properties.suggestions,data:data10};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.name === undefined){
const err27 = {instancePath:instancePath+"/suggestions/" + i1,schemaPath:"#/properties/suggestions/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema29.properties.suggestions.items.required,parentSchema:schema29.properties.suggestions.items,data:data11};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data11.isins === undefined){
const err28 = {instancePath:instancePath+"/suggestions/" + i1,schemaPath:"#/properties/suggestions/items/required",keyword:"required",params:{missingProperty: "isins"},message:"must have required property '"+"isins"+"'",schema:schema29.properties.suggestions.items.required,parentSchema:schema29.properties.suggestions.items,data:data11};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
for(const key2 in data11){
if(!(((key2 === "name") || (key2 === "text")) || (key2 === "isins"))){
const err29 = {instancePath:instancePath+"/suggestions/" + i1,schemaPath:"#/properties/suggestions/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema29.properties.suggestions.items,data:data11};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data11.name !== undefined){
let data12 = data11.name;
if(typeof data12 === "string"){
if(func2(data12) < 1){
const err30 = {instancePath:instancePath+"/suggestions/" + i1+"/name",schemaPath:"#/properties/suggestions/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema29.properties.suggestions.items.properties.name,data:data12};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/suggestions/" + i1+"/name",schemaPath:"#/properties/suggestions/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema29.properties.suggestions.items.properties.name.type,parentSchema:schema29.properties.suggestions.items.properties.name,data:data12};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data11.text !== undefined){
let data13 = data11.text;
if(typeof data13 === "string"){
if(func2(data13) < 1){
const err32 = {instancePath:instancePath+"/suggestions/" + i1+"/text",schemaPath:"#/properties/suggestions/items/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema29.properties.suggestions.items.properties.text,data:data13};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/suggestions/" + i1+"/text",schemaPath:"#/properties/suggestions/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema29.properties.suggestions.items.properties.text.type,parentSchema:schema29.properties.suggestions.items.properties.text,data:data13};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data11.isins !== undefined){
let data14 = data11.isins;
if(Array.isArray(data14)){
if(data14.length > 10){
const err34 = {instancePath:instancePath+"/suggestions/" + i1+"/isins",schemaPath:"#/properties/suggestions/items/properties/isins/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items",schema:10,parentSchema:schema29.properties.suggestions.items.properties.isins,data:data14};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data14.length < 2){
const err35 = {instancePath:instancePath+"/suggestions/" + i1+"/isins",schemaPath:"#/properties/suggestions/items/properties/isins/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items",schema:2,parentSchema:schema29.properties.suggestions.items.properties.isins,data:data14};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
let data15 = data14[i2];
if(typeof data15 === "string"){
if(!pattern8.test(data15)){
const err36 = {instancePath:instancePath+"/suggestions/" + i1+"/isins/" + i2,schemaPath:"#/properties/suggestions/items/properties/isins/items/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}[A-Z0-9]{9}[0-9]$"},message:"must match pattern \""+"^[A-Z]{2}[A-Z0-9]{9}[0-9]$"+"\"",schema:"^[A-Z]{2}[A-Z0-9]{9}[0-9]$",parentSchema:schema29.properties.suggestions.items.properties.isins.items,data:data15};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/suggestions/" + i1+"/isins/" + i2,schemaPath:"#/properties/suggestions/items/properties/isins/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema29.properties.suggestions.items.properties.isins.items.type,parentSchema:schema29.properties.suggestions.items.properties.isins.items,data:data15};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/suggestions/" + i1+"/isins",schemaPath:"#/properties/suggestions/items/properties/isins/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema29.properties.suggestions.items.properties.isins.type,parentSchema:schema29.properties.suggestions.items.properties.isins,data:data14};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/suggestions/" + i1,schemaPath:"#/properties/suggestions/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema29.properties.suggestions.items.type,parentSchema:schema29.properties.suggestions.items,data:data11};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/suggestions",schemaPath:"#/properties/suggestions/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema29.properties.suggestions.type,parentSchema:schema29.properties.suggestions,data:data10};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema29.type,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}

exports["consent-bar"] = validate29;
const schema30 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Frage nach der Einwilligung","description":"Der Streifen, der nach der Einwilligung fragt; ein Programm setzt ihn ein, wenn ein Besucher noch nicht entschieden hat.","x-vocabulary":"shell","x-shell":{"place":"head","order":1},"x-config":["ads","consent","routeLists"],"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"consent-bar","description":"Immer „consent-bar“."}},"examples":[{"type":"consent-bar"}],"$id":"parkett:consent-bar"};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:consent-bar" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema30.required,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "type")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("consent-bar" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "consent-bar"},message:"must be equal to constant",schema:"consent-bar",parentSchema:schema30.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.type,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}

exports["content-text"] = validate30;
const schema31 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Text einer Inhaltsseite","description":"Der ganze Text einer Inhaltsseite aus content-pages/: Überschrift, Vorspann und Inhalt, bei langen Texten mit Inhaltsverzeichnis.","x-vocabulary":"page","x-subject":"content","x-introduction":true,"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"content-text","description":"Immer „content-text“."}},"examples":[{"type":"content-text"}],"$id":"parkett:content-text"};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:content-text" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "type")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("content-text" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "content-text"},message:"must be equal to constant",schema:"content-text",parentSchema:schema31.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}

exports["crop-mark"] = validate31;
const schema32 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Ende des freien Textes","description":"Hier endet der Text für alle ohne Zugang. Zu sehen ist davon nichts.","x-vocabulary":"article","type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"crop-mark","description":"Immer „crop-mark“."}},"examples":[{"type":"crop-mark"}],"$id":"parkett:crop-mark"};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:crop-mark" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema32.required,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "type")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("crop-mark" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "crop-mark"},message:"must be equal to constant",schema:"crop-mark",parentSchema:schema32.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.type,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}

exports["currency-calculator"] = validate32;
const schema33 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Währungsrechner","description":"Währungsrechner: Betrag und zwei Währungen, die in der Adresse stehen (?betrag=100&von=EUR&nach=USD).","x-vocabulary":"page","x-prices":true,"type":"object","additionalProperties":false,"required":["type","headline","currencies"],"properties":{"type":{"const":"currency-calculator","description":"Immer „currency-calculator“."},"headline":{"title":"Überschrift","type":"string","minLength":1,"description":"Überschrift.","examples":["Wechselkurse"]},"currencies":{"title":"Währungen","type":"array","minItems":2,"uniqueItems":true,"items":{"type":"string","pattern":"^[A-Z]{3}$","description":"Kürzel einer Währung.","examples":["USD"]},"description":"Währungen in dieser Reihenfolge; eine ohne Kurs zum Euro erscheint nicht.","examples":[["EUR","USD","CHF"]]}},"examples":[{"type":"currency-calculator","headline":"Wechselkurse","currencies":["EUR","USD","CHF"]}],"$id":"parkett:currency-calculator"};
const pattern9 = new RegExp("^[A-Z]{3}$", "u");

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:currency-calculator" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema33.required,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.headline === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "headline"},message:"must have required property '"+"headline"+"'",schema:schema33.required,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.currencies === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "currencies"},message:"must have required property '"+"currencies"+"'",schema:schema33.required,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "headline")) || (key0 === "currencies"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("currency-calculator" !== data0){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "currency-calculator"},message:"must be equal to constant",schema:"currency-calculator",parentSchema:schema33.properties.type,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.headline !== undefined){
let data1 = data.headline;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err5 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema33.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.headline.type,parentSchema:schema33.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.currencies !== undefined){
let data2 = data.currencies;
if(Array.isArray(data2)){
if(data2.length < 2){
const err7 = {instancePath:instancePath+"/currencies",schemaPath:"#/properties/currencies/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items",schema:2,parentSchema:schema33.properties.currencies,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(!pattern9.test(data3)){
const err8 = {instancePath:instancePath+"/currencies/" + i0,schemaPath:"#/properties/currencies/items/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\"",schema:"^[A-Z]{3}$",parentSchema:schema33.properties.currencies.items,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/currencies/" + i0,schemaPath:"#/properties/currencies/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.currencies.items.type,parentSchema:schema33.properties.currencies.items,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data2[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err10 = {instancePath:instancePath+"/currencies",schemaPath:"#/properties/currencies/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema33.properties.currencies,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err11 = {instancePath:instancePath+"/currencies",schemaPath:"#/properties/currencies/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema33.properties.currencies.type,parentSchema:schema33.properties.currencies,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema33.type,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}

exports["currency-matrix"] = validate33;
const schema34 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Kreuzkurse","description":"Kreuzkurse: Tabelle, in der jede Zelle sagt, was eine Einheit der Währung der Zeile in der Währung der Spalte kostet.","x-vocabulary":"page","x-prices":true,"type":"object","additionalProperties":false,"required":["type","headline","currencies"],"properties":{"type":{"const":"currency-matrix","description":"Immer „currency-matrix“."},"headline":{"title":"Überschrift","type":"string","minLength":1,"description":"Überschrift.","examples":["Wechselkurse"]},"currencies":{"title":"Währungen","type":"array","minItems":2,"uniqueItems":true,"items":{"type":"string","pattern":"^[A-Z]{3}$","description":"Kürzel einer Währung.","examples":["USD"]},"description":"Währungen in dieser Reihenfolge; eine ohne Kurs zum Euro erscheint nicht.","examples":[["EUR","USD","CHF"]]}},"examples":[{"type":"currency-matrix","headline":"Wechselkurse","currencies":["EUR","USD","CHF"]}],"$id":"parkett:currency-matrix"};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:currency-matrix" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.headline === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "headline"},message:"must have required property '"+"headline"+"'",schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.currencies === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "currencies"},message:"must have required property '"+"currencies"+"'",schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "headline")) || (key0 === "currencies"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("currency-matrix" !== data0){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "currency-matrix"},message:"must be equal to constant",schema:"currency-matrix",parentSchema:schema34.properties.type,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.headline !== undefined){
let data1 = data.headline;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err5 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema34.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.headline.type,parentSchema:schema34.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.currencies !== undefined){
let data2 = data.currencies;
if(Array.isArray(data2)){
if(data2.length < 2){
const err7 = {instancePath:instancePath+"/currencies",schemaPath:"#/properties/currencies/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items",schema:2,parentSchema:schema34.properties.currencies,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(!pattern9.test(data3)){
const err8 = {instancePath:instancePath+"/currencies/" + i0,schemaPath:"#/properties/currencies/items/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\"",schema:"^[A-Z]{3}$",parentSchema:schema34.properties.currencies.items,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/currencies/" + i0,schemaPath:"#/properties/currencies/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.currencies.items.type,parentSchema:schema34.properties.currencies.items,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data2[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err10 = {instancePath:instancePath+"/currencies",schemaPath:"#/properties/currencies/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema34.properties.currencies,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err11 = {instancePath:instancePath+"/currencies",schemaPath:"#/properties/currencies/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema34.properties.currencies.type,parentSchema:schema34.properties.currencies,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema34.type,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}

exports["data-export"] = validate34;
const schema35 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Eigene Daten mitnehmen","description":"Erklärt, was zum Konto gespeichert ist, und lässt es als Datei mitnehmen. Nur auf einer Seite mit „audience: private“.","x-vocabulary":"page","type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"data-export","description":"Immer „data-export“."}},"examples":[{"type":"data-export"}],"$id":"parkett:data-export"};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:data-export" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema35.required,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "type")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("data-export" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "data-export"},message:"must be equal to constant",schema:"data-export",parentSchema:schema35.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema35.type,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}

exports["data-facts"] = validate35;
const schema36 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Angaben aus den Verträgen","description":"Angaben aus jedem lesenden Aufruf der Verträge, Beschriftung neben Wert.","x-vocabulary":"page","type":"object","additionalProperties":false,"required":["type","headline","operation"],"properties":{"type":{"const":"data-facts","description":"Immer „data-facts“."},"headline":{"title":"Überschrift","type":"string","minLength":1,"description":"Überschrift.","examples":["Größte Aktionäre"]},"operation":{"title":"Aufruf","type":"string","minLength":1,"x-operation":"reading","description":"Welcher Aufruf der Verträge antwortet: jeder, der nur liest.","examples":["findStocks"]},"parameters":{"title":"Parameter","type":"object","x-operation":"parameters","description":"Womit gefragt wird: feste Werte, oder woher sie kommen. Beispiel: entityValue: { subject: entityValue }, isoCountry: { query: land, default: DE }.","examples":[{"entityValue":{"subject":"entityValue"},"order":"DESC"}],"additionalProperties":{"type":["string","number","boolean","object"],"description":"Ein fester Wert, oder woher er kommt: { subject: … } vom Gegenstand der Seite, { route: … } aus dem Platzhalter der Route, { query: … } aus der Abfrage der Adresse.","additionalProperties":false,"minProperties":1,"properties":{"subject":{"title":"Angabe des Gegenstands","type":"string","minLength":1,"description":"Eine Angabe des Gegenstands der Seite.","examples":["entityValue"]},"route":{"title":"Route","type":"string","minLength":1,"description":"Ein Platzhalter der Route, ohne Klammern.","examples":["letter"]},"query":{"title":"Name in der Adresse","type":"string","pattern":"^[a-z][A-Za-z0-9-]*$","description":"Ein Name in der Abfrage der Adresse. Was dort nicht passt, gilt nicht.","examples":["land"]},"default":{"title":"Gilt ohne Angabe in der Adresse","type":["string","number","boolean"],"description":"Gilt, wenn die Adresse nichts sagt.","examples":["DE"]}}}},"section":{"title":"Abschnitt der Antwort","type":"string","minLength":1,"x-operation":"section","description":"Der Abschnitt der Antwort, in dem die Felder stehen; ohne Angabe die Antwort selbst.","examples":["company"]},"facts":{"title":"Angaben","type":"array","minItems":1,"maxItems":60,"items":{"type":"object","additionalProperties":false,"required":["field"],"description":"Ein Feld der Antwort.","properties":{"field":{"title":"Feld","type":"string","minLength":1,"x-operation":"field","description":"Ein Feld der Antwort; Felder von Abschnitten mit Punkt.","examples":["quote.last"]},"label":{"title":"Beschriftung","type":"string","minLength":1,"description":"Beschriftung; ohne Angabe die aus dem Vertrag.","examples":["Kurs"]},"format":{"title":"Schreibweise","type":"string","enum":["number","integer","percent","change","difference","price","amount","money","year","text","date","date-time","time","country","quality","link","yes-no","instrument","course"],"description":"Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.","examples":["percent"]},"decimals":{"title":"Nachkommastellen","type":"integer","minimum":0,"maximum":8,"description":"Nachkommastellen; ohne Angabe nach dem Format.","examples":[2]}}},"description":"Was gezeigt wird, in dieser Reihenfolge; Unbekanntes fehlt. Ohne Angabe ein Vorschlag aus dem Vertrag.","examples":[[{"field":"company.name"}]]},"empty":{"title":"Text, wenn nichts da ist","type":"string","minLength":1,"description":"Was dasteht, wenn es nichts zu zeigen gibt.","examples":["Dazu ist nichts bekannt."]},"hideIfEmpty":{"title":"Ohne Inhalt ausblenden","type":"boolean","default":false,"description":"true: Ohne Inhalt erscheint der Baustein nicht.","examples":[true]}},"examples":[{"type":"data-facts","headline":"Unternehmen","operation":"getCompanySnapshot","parameters":{"entityValue":{"subject":"entityValue"}}}],"$id":"parkett:data-facts"};
const pattern11 = new RegExp("^[a-z][A-Za-z0-9-]*$", "u");

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:data-facts" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema36.required,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.headline === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "headline"},message:"must have required property '"+"headline"+"'",schema:schema36.required,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.operation === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "operation"},message:"must have required property '"+"operation"+"'",schema:schema36.required,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "type") || (key0 === "headline")) || (key0 === "operation")) || (key0 === "parameters")) || (key0 === "section")) || (key0 === "facts")) || (key0 === "empty")) || (key0 === "hideIfEmpty"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("data-facts" !== data0){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "data-facts"},message:"must be equal to constant",schema:"data-facts",parentSchema:schema36.properties.type,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.headline !== undefined){
let data1 = data.headline;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err5 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema36.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.headline.type,parentSchema:schema36.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.operation !== undefined){
let data2 = data.operation;
if(typeof data2 === "string"){
if(func2(data2) < 1){
const err7 = {instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema36.properties.operation,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.operation.type,parentSchema:schema36.properties.operation,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.parameters !== undefined){
let data3 = data.parameters;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
let data4 = data3[key1];
if((((typeof data4 !== "string") && (!((typeof data4 == "number") && (isFinite(data4))))) && (typeof data4 !== "boolean")) && (!(data4 && typeof data4 == "object" && !Array.isArray(data4)))){
const err9 = {instancePath:instancePath+"/parameters/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/parameters/additionalProperties/type",keyword:"type",params:{type: schema36.properties.parameters.additionalProperties.type},message:"must be string,number,boolean,object",schema:schema36.properties.parameters.additionalProperties.type,parentSchema:schema36.properties.parameters.additionalProperties,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(Object.keys(data4).length < 1){
const err10 = {instancePath:instancePath+"/parameters/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/parameters/additionalProperties/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema36.properties.parameters.additionalProperties,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key2 in data4){
if(!((((key2 === "subject") || (key2 === "route")) || (key2 === "query")) || (key2 === "default"))){
const err11 = {instancePath:instancePath+"/parameters/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/parameters/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema36.properties.parameters.additionalProperties,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data4.subject !== undefined){
let data5 = data4.subject;
if(typeof data5 === "string"){
if(func2(data5) < 1){
const err12 = {instancePath:instancePath+"/parameters/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/subject",schemaPath:"#/properties/parameters/additionalProperties/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema36.properties.parameters.additionalProperties.properties.subject,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/parameters/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/subject",schemaPath:"#/properties/parameters/additionalProperties/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.parameters.additionalProperties.properties.subject.type,parentSchema:schema36.properties.parameters.additionalProperties.properties.subject,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data4.route !== undefined){
let data6 = data4.route;
if(typeof data6 === "string"){
if(func2(data6) < 1){
const err14 = {instancePath:instancePath+"/parameters/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/route",schemaPath:"#/properties/parameters/additionalProperties/properties/route/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema36.properties.parameters.additionalProperties.properties.route,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/parameters/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/route",schemaPath:"#/properties/parameters/additionalProperties/properties/route/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.parameters.additionalProperties.properties.route.type,parentSchema:schema36.properties.parameters.additionalProperties.properties.route,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data4.query !== undefined){
let data7 = data4.query;
if(typeof data7 === "string"){
if(!pattern11.test(data7)){
const err16 = {instancePath:instancePath+"/parameters/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/query",schemaPath:"#/properties/parameters/additionalProperties/properties/query/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9-]*$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9-]*$"+"\"",schema:"^[a-z][A-Za-z0-9-]*$",parentSchema:schema36.properties.parameters.additionalProperties.properties.query,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/parameters/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/query",schemaPath:"#/properties/parameters/additionalProperties/properties/query/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.parameters.additionalProperties.properties.query.type,parentSchema:schema36.properties.parameters.additionalProperties.properties.query,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data4.default !== undefined){
let data8 = data4.default;
if(((typeof data8 !== "string") && (!((typeof data8 == "number") && (isFinite(data8))))) && (typeof data8 !== "boolean")){
const err18 = {instancePath:instancePath+"/parameters/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/default",schemaPath:"#/properties/parameters/additionalProperties/properties/default/type",keyword:"type",params:{type: schema36.properties.parameters.additionalProperties.properties.default.type},message:"must be string,number,boolean",schema:schema36.properties.parameters.additionalProperties.properties.default.type,parentSchema:schema36.properties.parameters.additionalProperties.properties.default,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
}
}
else {
const err19 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema36.properties.parameters.type,parentSchema:schema36.properties.parameters,data:data3};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.section !== undefined){
let data9 = data.section;
if(typeof data9 === "string"){
if(func2(data9) < 1){
const err20 = {instancePath:instancePath+"/section",schemaPath:"#/properties/section/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema36.properties.section,data:data9};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/section",schemaPath:"#/properties/section/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.section.type,parentSchema:schema36.properties.section,data:data9};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.facts !== undefined){
let data10 = data.facts;
if(Array.isArray(data10)){
if(data10.length > 60){
const err22 = {instancePath:instancePath+"/facts",schemaPath:"#/properties/facts/maxItems",keyword:"maxItems",params:{limit: 60},message:"must NOT have more than 60 items",schema:60,parentSchema:schema36.properties.facts,data:data10};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data10.length < 1){
const err23 = {instancePath:instancePath+"/facts",schemaPath:"#/properties/facts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema36.properties.facts,data:data10};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.field === undefined){
const err24 = {instancePath:instancePath+"/facts/" + i0,schemaPath:"#/properties/facts/items/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'",schema:schema36.properties.facts.items.required,parentSchema:schema36.properties.facts.items,data:data11};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
for(const key3 in data11){
if(!((((key3 === "field") || (key3 === "label")) || (key3 === "format")) || (key3 === "decimals"))){
const err25 = {instancePath:instancePath+"/facts/" + i0,schemaPath:"#/properties/facts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema36.properties.facts.items,data:data11};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data11.field !== undefined){
let data12 = data11.field;
if(typeof data12 === "string"){
if(func2(data12) < 1){
const err26 = {instancePath:instancePath+"/facts/" + i0+"/field",schemaPath:"#/properties/facts/items/properties/field/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema36.properties.facts.items.properties.field,data:data12};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/facts/" + i0+"/field",schemaPath:"#/properties/facts/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.facts.items.properties.field.type,parentSchema:schema36.properties.facts.items.properties.field,data:data12};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data11.label !== undefined){
let data13 = data11.label;
if(typeof data13 === "string"){
if(func2(data13) < 1){
const err28 = {instancePath:instancePath+"/facts/" + i0+"/label",schemaPath:"#/properties/facts/items/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema36.properties.facts.items.properties.label,data:data13};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/facts/" + i0+"/label",schemaPath:"#/properties/facts/items/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.facts.items.properties.label.type,parentSchema:schema36.properties.facts.items.properties.label,data:data13};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data11.format !== undefined){
let data14 = data11.format;
if(typeof data14 !== "string"){
const err30 = {instancePath:instancePath+"/facts/" + i0+"/format",schemaPath:"#/properties/facts/items/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.facts.items.properties.format.type,parentSchema:schema36.properties.facts.items.properties.format,data:data14};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!(((((((((((((((((((data14 === "number") || (data14 === "integer")) || (data14 === "percent")) || (data14 === "change")) || (data14 === "difference")) || (data14 === "price")) || (data14 === "amount")) || (data14 === "money")) || (data14 === "year")) || (data14 === "text")) || (data14 === "date")) || (data14 === "date-time")) || (data14 === "time")) || (data14 === "country")) || (data14 === "quality")) || (data14 === "link")) || (data14 === "yes-no")) || (data14 === "instrument")) || (data14 === "course"))){
const err31 = {instancePath:instancePath+"/facts/" + i0+"/format",schemaPath:"#/properties/facts/items/properties/format/enum",keyword:"enum",params:{allowedValues: schema36.properties.facts.items.properties.format.enum},message:"must be equal to one of the allowed values",schema:schema36.properties.facts.items.properties.format.enum,parentSchema:schema36.properties.facts.items.properties.format,data:data14};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data11.decimals !== undefined){
let data15 = data11.decimals;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err32 = {instancePath:instancePath+"/facts/" + i0+"/decimals",schemaPath:"#/properties/facts/items/properties/decimals/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema36.properties.facts.items.properties.decimals.type,parentSchema:schema36.properties.facts.items.properties.decimals,data:data15};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 8 || isNaN(data15)){
const err33 = {instancePath:instancePath+"/facts/" + i0+"/decimals",schemaPath:"#/properties/facts/items/properties/decimals/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8},message:"must be <= 8",schema:8,parentSchema:schema36.properties.facts.items.properties.decimals,data:data15};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data15 < 0 || isNaN(data15)){
const err34 = {instancePath:instancePath+"/facts/" + i0+"/decimals",schemaPath:"#/properties/facts/items/properties/decimals/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema36.properties.facts.items.properties.decimals,data:data15};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
}
else {
const err35 = {instancePath:instancePath+"/facts/" + i0,schemaPath:"#/properties/facts/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema36.properties.facts.items.type,parentSchema:schema36.properties.facts.items,data:data11};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/facts",schemaPath:"#/properties/facts/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema36.properties.facts.type,parentSchema:schema36.properties.facts,data:data10};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.empty !== undefined){
let data16 = data.empty;
if(typeof data16 === "string"){
if(func2(data16) < 1){
const err37 = {instancePath:instancePath+"/empty",schemaPath:"#/properties/empty/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema36.properties.empty,data:data16};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/empty",schemaPath:"#/properties/empty/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.empty.type,parentSchema:schema36.properties.empty,data:data16};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.hideIfEmpty !== undefined){
let data17 = data.hideIfEmpty;
if(typeof data17 !== "boolean"){
const err39 = {instancePath:instancePath+"/hideIfEmpty",schemaPath:"#/properties/hideIfEmpty/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema36.properties.hideIfEmpty.type,parentSchema:schema36.properties.hideIfEmpty,data:data17};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema36.type,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}

exports["data-table"] = validate36;
const schema37 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Tabelle aus den Verträgen","description":"Tabelle aus jedem lesenden Aufruf der Verträge.","x-vocabulary":"page","x-config":["site"],"type":"object","additionalProperties":false,"required":["type","headline","operation"],"properties":{"type":{"const":"data-table","description":"Immer „data-table“."},"headline":{"title":"Überschrift","type":"string","minLength":1,"description":"Überschrift.","examples":["Größte Aktionäre"]},"operation":{"title":"Aufruf","type":"string","minLength":1,"x-operation":"reading","description":"Welcher Aufruf der Verträge antwortet: jeder, der nur liest.","examples":["findStocks"]},"parameters":{"title":"Parameter","type":"object","x-operation":"parameters","description":"Womit gefragt wird: feste Werte, oder woher sie kommen. Beispiel: entityValue: { subject: entityValue }, isoCountry: { query: land, default: DE }.","examples":[{"entityValue":{"subject":"entityValue"},"order":"DESC"}],"additionalProperties":{"type":["string","number","boolean","object"],"description":"Ein fester Wert, oder woher er kommt: { subject: … } vom Gegenstand der Seite, { route: … } aus dem Platzhalter der Route, { query: … } aus der Abfrage der Adresse.","additionalProperties":false,"minProperties":1,"properties":{"subject":{"title":"Angabe des Gegenstands","type":"string","minLength":1,"description":"Eine Angabe des Gegenstands der Seite.","examples":["entityValue"]},"route":{"title":"Route","type":"string","minLength":1,"description":"Ein Platzhalter der Route, ohne Klammern.","examples":["letter"]},"query":{"title":"Name in der Adresse","type":"string","pattern":"^[a-z][A-Za-z0-9-]*$","description":"Ein Name in der Abfrage der Adresse. Was dort nicht passt, gilt nicht.","examples":["land"]},"default":{"title":"Gilt ohne Angabe in der Adresse","type":["string","number","boolean"],"description":"Gilt, wenn die Adresse nichts sagt.","examples":["DE"]}}}},"rows":{"title":"Liste der Zeilen","type":"string","minLength":1,"x-operation":"rows","description":"Die Liste der Antwort, deren Einträge die Zeilen sind; nötig, wenn sie mehrere hat.","examples":["list"]},"columns":{"title":"Spalten","type":"array","minItems":1,"maxItems":16,"items":{"type":"object","additionalProperties":false,"required":["field"],"description":"Ein Feld der Antwort.","properties":{"field":{"title":"Feld","type":"string","minLength":1,"x-operation":"field","description":"Ein Feld der Antwort; Felder von Abschnitten mit Punkt.","examples":["quote.last"]},"label":{"title":"Beschriftung","type":"string","minLength":1,"description":"Beschriftung; ohne Angabe die aus dem Vertrag.","examples":["Kurs"]},"format":{"title":"Schreibweise","type":"string","enum":["number","integer","percent","change","difference","price","amount","money","year","text","date","date-time","time","country","quality","link","yes-no","instrument","course"],"description":"Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.","examples":["percent"]},"link":{"title":"Feld mit der Adresse","type":"string","minLength":1,"x-operation":"field","description":"Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.","examples":["url"]},"decimals":{"title":"Nachkommastellen","type":"integer","minimum":0,"maximum":8,"description":"Nachkommastellen; ohne Angabe nach dem Format.","examples":[2]},"rank":{"title":"Rang auf schmalen Bildschirmen","type":"integer","minimum":1,"maximum":5,"description":"1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.","examples":[3]},"fold":{"title":"Unter der ersten Spalte","type":"boolean","default":false,"description":"true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.","examples":[true]},"bar":{"title":"Balken","type":"boolean","default":false,"description":"true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.","examples":[true]},"optional":{"title":"Ohne Werte ausblenden","type":"boolean","default":false,"description":"true: Ohne einen Wert in den Zeilen fehlt die Spalte.","examples":[true]}}},"description":"Spalten in dieser Reihenfolge; die erste benennt die Zeile. Ohne Angabe ein Vorschlag aus dem Vertrag.","examples":[[{"field":"instrument","label":"Name"},{"field":"quote.last"}]]},"across":{"title":"Tabelle drehen","type":"string","minLength":1,"x-operation":"field","description":"Dreht die Tabelle: je Eintrag eine Spalte, die dieses Feld benennt, je Feld eine Zeile mit einem kleinen Verlauf. Für Jahre, ältestes zuerst; auf schmalen Bildschirmen bleiben die neuesten. Nicht mit sortBy, sortable oder perPage.","examples":["label"]},"sortBy":{"title":"Ordnung der Zeilen","type":"object","additionalProperties":false,"required":["field"],"description":"Wonach die Zeilen stehen; ohne Angabe wie der Aufruf sie liefert.","properties":{"field":{"title":"Spalte","type":"string","minLength":1,"x-operation":"field","description":"Eine der Spalten.","examples":["quote.performancePct"]},"direction":{"title":"Richtung","type":"string","enum":["ascending","descending"],"x-labels":{"ascending":"Aufsteigend","descending":"Absteigend"},"default":"ascending","description":"ascending: aufsteigend; descending: absteigend.","examples":["descending"]}},"examples":[{"field":"quote.performancePct","direction":"descending"}]},"orders":{"title":"Ordnungen zur Wahl","type":"array","minItems":1,"description":"Ordnungen zur Wahl über der Tabelle; die Wahl steht in der Adresse. Ohne Wahl gilt sortBy. Die Spalte, nach der geordnet ist, bleibt auf jedem Bildschirm.","items":{"type":"object","additionalProperties":false,"required":["label","field"],"description":"Eine Ordnung der Zeilen.","properties":{"label":{"title":"Beschriftung","type":"string","minLength":1,"description":"Wie die Ordnung heißt.","examples":["1 Jahr"]},"field":{"title":"Spalte","type":"string","minLength":1,"x-operation":"field","description":"Eine der Spalten.","examples":["changes.performancePct1Y"]},"direction":{"title":"Richtung","type":"string","enum":["ascending","descending"],"x-labels":{"ascending":"Aufsteigend","descending":"Absteigend"},"default":"descending","description":"ascending: aufsteigend; descending: absteigend.","examples":["descending"]}}},"examples":[[{"label":"1 Monat","field":"changes.performancePct4W"},{"label":"1 Jahr","field":"changes.performancePct1Y"}]]},"curve":{"title":"Kurve","type":"object","additionalProperties":false,"required":["across","up"],"description":"Zeichnet die Zeilen als Kurve über die Tabelle, etwa Renditen nach Laufzeit.","properties":{"across":{"title":"Waagerechte Angabe","type":"string","minLength":1,"x-operation":"field","description":"Die Spalte, die von links nach rechts geht: eine Zahl oder ein Tag.","examples":["bondsBaseData.datetimeMaturity"]},"up":{"title":"Senkrechte Angabe","type":"string","minLength":1,"x-operation":"field","description":"Die Spalte, die von unten nach oben geht: eine Zahl.","examples":["bondsFigures.yieldToMaturity"]}},"examples":[{"across":"bondsBaseData.datetimeMaturity","up":"bondsFigures.yieldToMaturity"}]},"sortable":{"title":"Sortierbar","type":"boolean","default":false,"description":"true: Besucher sortieren über die Köpfe der Spalten; die Wahl steht in der Adresse.","examples":[true]},"limit":{"title":"Höchstzahl","type":"integer","minimum":1,"maximum":500,"description":"So viele Zeilen höchstens.","examples":[10]},"perPage":{"title":"Zeilen je Seite","type":"integer","minimum":5,"maximum":200,"description":"Zeilen je Seite; die Seite steht in der Adresse. Nicht mit limit.","examples":[25]},"note":{"title":"Anmerkung","type":"string","minLength":1,"description":"Ein Satz unter der Tabelle, etwa worauf sich die Zahlen beziehen.","examples":["„e“ am Jahr: erwartet."]},"empty":{"title":"Text, wenn nichts da ist","type":"string","minLength":1,"description":"Was dasteht, wenn es nichts zu zeigen gibt.","examples":["Dazu ist nichts bekannt."]},"hideIfEmpty":{"title":"Ohne Inhalt ausblenden","type":"boolean","default":false,"description":"true: Ohne Inhalt erscheint der Baustein nicht.","examples":[true]}},"examples":[{"type":"data-table","headline":"Größte Aktien","operation":"findStocks","columns":[{"field":"instrument","label":"Name"},{"field":"quote.last"}],"limit":10}],"$id":"parkett:data-table"};
const func39 = Object.prototype.hasOwnProperty;

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:data-table" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema37.required,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.headline === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "headline"},message:"must have required property '"+"headline"+"'",schema:schema37.required,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.operation === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "operation"},message:"must have required property '"+"operation"+"'",schema:schema37.required,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func39.call(schema37.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("data-table" !== data0){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "data-table"},message:"must be equal to constant",schema:"data-table",parentSchema:schema37.properties.type,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.headline !== undefined){
let data1 = data.headline;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err5 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema37.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.headline.type,parentSchema:schema37.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.operation !== undefined){
let data2 = data.operation;
if(typeof data2 === "string"){
if(func2(data2) < 1){
const err7 = {instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema37.properties.operation,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.operation.type,parentSchema:schema37.properties.operation,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.parameters !== undefined){
let data3 = data.parameters;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
let data4 = data3[key1];
if((((typeof data4 !== "string") && (!((typeof data4 == "number") && (isFinite(data4))))) && (typeof data4 !== "boolean")) && (!(data4 && typeof data4 == "object" && !Array.isArray(data4)))){
const err9 = {instancePath:instancePath+"/parameters/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/parameters/additionalProperties/type",keyword:"type",params:{type: schema37.properties.parameters.additionalProperties.type},message:"must be string,number,boolean,object",schema:schema37.properties.parameters.additionalProperties.type,parentSchema:schema37.properties.parameters.additionalProperties,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(Object.keys(data4).length < 1){
const err10 = {instancePath:instancePath+"/parameters/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/parameters/additionalProperties/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema37.properties.parameters.additionalProperties,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key2 in data4){
if(!((((key2 === "subject") || (key2 === "route")) || (key2 === "query")) || (key2 === "default"))){
const err11 = {instancePath:instancePath+"/parameters/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/parameters/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema37.properties.parameters.additionalProperties,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data4.subject !== undefined){
let data5 = data4.subject;
if(typeof data5 === "string"){
if(func2(data5) < 1){
const err12 = {instancePath:instancePath+"/parameters/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/subject",schemaPath:"#/properties/parameters/additionalProperties/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema37.properties.parameters.additionalProperties.properties.subject,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/parameters/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/subject",schemaPath:"#/properties/parameters/additionalProperties/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.parameters.additionalProperties.properties.subject.type,parentSchema:schema37.properties.parameters.additionalProperties.properties.subject,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data4.route !== undefined){
let data6 = data4.route;
if(typeof data6 === "string"){
if(func2(data6) < 1){
const err14 = {instancePath:instancePath+"/parameters/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/route",schemaPath:"#/properties/parameters/additionalProperties/properties/route/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema37.properties.parameters.additionalProperties.properties.route,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/parameters/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/route",schemaPath:"#/properties/parameters/additionalProperties/properties/route/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.parameters.additionalProperties.properties.route.type,parentSchema:schema37.properties.parameters.additionalProperties.properties.route,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data4.query !== undefined){
let data7 = data4.query;
if(typeof data7 === "string"){
if(!pattern11.test(data7)){
const err16 = {instancePath:instancePath+"/parameters/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/query",schemaPath:"#/properties/parameters/additionalProperties/properties/query/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9-]*$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9-]*$"+"\"",schema:"^[a-z][A-Za-z0-9-]*$",parentSchema:schema37.properties.parameters.additionalProperties.properties.query,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/parameters/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/query",schemaPath:"#/properties/parameters/additionalProperties/properties/query/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.parameters.additionalProperties.properties.query.type,parentSchema:schema37.properties.parameters.additionalProperties.properties.query,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data4.default !== undefined){
let data8 = data4.default;
if(((typeof data8 !== "string") && (!((typeof data8 == "number") && (isFinite(data8))))) && (typeof data8 !== "boolean")){
const err18 = {instancePath:instancePath+"/parameters/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/default",schemaPath:"#/properties/parameters/additionalProperties/properties/default/type",keyword:"type",params:{type: schema37.properties.parameters.additionalProperties.properties.default.type},message:"must be string,number,boolean",schema:schema37.properties.parameters.additionalProperties.properties.default.type,parentSchema:schema37.properties.parameters.additionalProperties.properties.default,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
}
}
else {
const err19 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema37.properties.parameters.type,parentSchema:schema37.properties.parameters,data:data3};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.rows !== undefined){
let data9 = data.rows;
if(typeof data9 === "string"){
if(func2(data9) < 1){
const err20 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema37.properties.rows,data:data9};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.rows.type,parentSchema:schema37.properties.rows,data:data9};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.columns !== undefined){
let data10 = data.columns;
if(Array.isArray(data10)){
if(data10.length > 16){
const err22 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/maxItems",keyword:"maxItems",params:{limit: 16},message:"must NOT have more than 16 items",schema:16,parentSchema:schema37.properties.columns,data:data10};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data10.length < 1){
const err23 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema37.properties.columns,data:data10};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.field === undefined){
const err24 = {instancePath:instancePath+"/columns/" + i0,schemaPath:"#/properties/columns/items/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'",schema:schema37.properties.columns.items.required,parentSchema:schema37.properties.columns.items,data:data11};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
for(const key3 in data11){
if(!(func39.call(schema37.properties.columns.items.properties, key3))){
const err25 = {instancePath:instancePath+"/columns/" + i0,schemaPath:"#/properties/columns/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema37.properties.columns.items,data:data11};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data11.field !== undefined){
let data12 = data11.field;
if(typeof data12 === "string"){
if(func2(data12) < 1){
const err26 = {instancePath:instancePath+"/columns/" + i0+"/field",schemaPath:"#/properties/columns/items/properties/field/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema37.properties.columns.items.properties.field,data:data12};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/columns/" + i0+"/field",schemaPath:"#/properties/columns/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.columns.items.properties.field.type,parentSchema:schema37.properties.columns.items.properties.field,data:data12};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data11.label !== undefined){
let data13 = data11.label;
if(typeof data13 === "string"){
if(func2(data13) < 1){
const err28 = {instancePath:instancePath+"/columns/" + i0+"/label",schemaPath:"#/properties/columns/items/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema37.properties.columns.items.properties.label,data:data13};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/columns/" + i0+"/label",schemaPath:"#/properties/columns/items/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.columns.items.properties.label.type,parentSchema:schema37.properties.columns.items.properties.label,data:data13};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data11.format !== undefined){
let data14 = data11.format;
if(typeof data14 !== "string"){
const err30 = {instancePath:instancePath+"/columns/" + i0+"/format",schemaPath:"#/properties/columns/items/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.columns.items.properties.format.type,parentSchema:schema37.properties.columns.items.properties.format,data:data14};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!(((((((((((((((((((data14 === "number") || (data14 === "integer")) || (data14 === "percent")) || (data14 === "change")) || (data14 === "difference")) || (data14 === "price")) || (data14 === "amount")) || (data14 === "money")) || (data14 === "year")) || (data14 === "text")) || (data14 === "date")) || (data14 === "date-time")) || (data14 === "time")) || (data14 === "country")) || (data14 === "quality")) || (data14 === "link")) || (data14 === "yes-no")) || (data14 === "instrument")) || (data14 === "course"))){
const err31 = {instancePath:instancePath+"/columns/" + i0+"/format",schemaPath:"#/properties/columns/items/properties/format/enum",keyword:"enum",params:{allowedValues: schema37.properties.columns.items.properties.format.enum},message:"must be equal to one of the allowed values",schema:schema37.properties.columns.items.properties.format.enum,parentSchema:schema37.properties.columns.items.properties.format,data:data14};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data11.link !== undefined){
let data15 = data11.link;
if(typeof data15 === "string"){
if(func2(data15) < 1){
const err32 = {instancePath:instancePath+"/columns/" + i0+"/link",schemaPath:"#/properties/columns/items/properties/link/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema37.properties.columns.items.properties.link,data:data15};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/columns/" + i0+"/link",schemaPath:"#/properties/columns/items/properties/link/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.columns.items.properties.link.type,parentSchema:schema37.properties.columns.items.properties.link,data:data15};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data11.decimals !== undefined){
let data16 = data11.decimals;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err34 = {instancePath:instancePath+"/columns/" + i0+"/decimals",schemaPath:"#/properties/columns/items/properties/decimals/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema37.properties.columns.items.properties.decimals.type,parentSchema:schema37.properties.columns.items.properties.decimals,data:data16};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 8 || isNaN(data16)){
const err35 = {instancePath:instancePath+"/columns/" + i0+"/decimals",schemaPath:"#/properties/columns/items/properties/decimals/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8},message:"must be <= 8",schema:8,parentSchema:schema37.properties.columns.items.properties.decimals,data:data16};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data16 < 0 || isNaN(data16)){
const err36 = {instancePath:instancePath+"/columns/" + i0+"/decimals",schemaPath:"#/properties/columns/items/properties/decimals/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema37.properties.columns.items.properties.decimals,data:data16};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
if(data11.rank !== undefined){
let data17 = data11.rank;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err37 = {instancePath:instancePath+"/columns/" + i0+"/rank",schemaPath:"#/properties/columns/items/properties/rank/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema37.properties.columns.items.properties.rank.type,parentSchema:schema37.properties.columns.items.properties.rank,data:data17};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 5 || isNaN(data17)){
const err38 = {instancePath:instancePath+"/columns/" + i0+"/rank",schemaPath:"#/properties/columns/items/properties/rank/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5",schema:5,parentSchema:schema37.properties.columns.items.properties.rank,data:data17};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data17 < 1 || isNaN(data17)){
const err39 = {instancePath:instancePath+"/columns/" + i0+"/rank",schemaPath:"#/properties/columns/items/properties/rank/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema37.properties.columns.items.properties.rank,data:data17};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
if(data11.fold !== undefined){
let data18 = data11.fold;
if(typeof data18 !== "boolean"){
const err40 = {instancePath:instancePath+"/columns/" + i0+"/fold",schemaPath:"#/properties/columns/items/properties/fold/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema37.properties.columns.items.properties.fold.type,parentSchema:schema37.properties.columns.items.properties.fold,data:data18};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data11.bar !== undefined){
let data19 = data11.bar;
if(typeof data19 !== "boolean"){
const err41 = {instancePath:instancePath+"/columns/" + i0+"/bar",schemaPath:"#/properties/columns/items/properties/bar/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema37.properties.columns.items.properties.bar.type,parentSchema:schema37.properties.columns.items.properties.bar,data:data19};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data11.optional !== undefined){
let data20 = data11.optional;
if(typeof data20 !== "boolean"){
const err42 = {instancePath:instancePath+"/columns/" + i0+"/optional",schemaPath:"#/properties/columns/items/properties/optional/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema37.properties.columns.items.properties.optional.type,parentSchema:schema37.properties.columns.items.properties.optional,data:data20};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
else {
const err43 = {instancePath:instancePath+"/columns/" + i0,schemaPath:"#/properties/columns/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema37.properties.columns.items.type,parentSchema:schema37.properties.columns.items,data:data11};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema37.properties.columns.type,parentSchema:schema37.properties.columns,data:data10};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.across !== undefined){
let data21 = data.across;
if(typeof data21 === "string"){
if(func2(data21) < 1){
const err45 = {instancePath:instancePath+"/across",schemaPath:"#/properties/across/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema37.properties.across,data:data21};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/across",schemaPath:"#/properties/across/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.across.type,parentSchema:schema37.properties.across,data:data21};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.sortBy !== undefined){
let data22 = data.sortBy;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.field === undefined){
const err47 = {instancePath:instancePath+"/sortBy",schemaPath:"#/properties/sortBy/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'",schema:schema37.properties.sortBy.required,parentSchema:schema37.properties.sortBy,data:data22};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
for(const key4 in data22){
if(!((key4 === "field") || (key4 === "direction"))){
const err48 = {instancePath:instancePath+"/sortBy",schemaPath:"#/properties/sortBy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema37.properties.sortBy,data:data22};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data22.field !== undefined){
let data23 = data22.field;
if(typeof data23 === "string"){
if(func2(data23) < 1){
const err49 = {instancePath:instancePath+"/sortBy/field",schemaPath:"#/properties/sortBy/properties/field/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema37.properties.sortBy.properties.field,data:data23};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/sortBy/field",schemaPath:"#/properties/sortBy/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.sortBy.properties.field.type,parentSchema:schema37.properties.sortBy.properties.field,data:data23};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data22.direction !== undefined){
let data24 = data22.direction;
if(typeof data24 !== "string"){
const err51 = {instancePath:instancePath+"/sortBy/direction",schemaPath:"#/properties/sortBy/properties/direction/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.sortBy.properties.direction.type,parentSchema:schema37.properties.sortBy.properties.direction,data:data24};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(!((data24 === "ascending") || (data24 === "descending"))){
const err52 = {instancePath:instancePath+"/sortBy/direction",schemaPath:"#/properties/sortBy/properties/direction/enum",keyword:"enum",params:{allowedValues: schema37.properties.sortBy.properties.direction.enum},message:"must be equal to one of the allowed values",schema:schema37.properties.sortBy.properties.direction.enum,parentSchema:schema37.properties.sortBy.properties.direction,data:data24};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/sortBy",schemaPath:"#/properties/sortBy/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema37.properties.sortBy.type,parentSchema:schema37.properties.sortBy,data:data22};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.orders !== undefined){
let data25 = data.orders;
if(Array.isArray(data25)){
if(data25.length < 1){
const err54 = {instancePath:instancePath+"/orders",schemaPath:"#/properties/orders/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema37.properties.orders,data:data25};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
const len1 = data25.length;
for(let i1=0; i1<len1; i1++){
let data26 = data25[i1];
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.label === undefined){
const err55 = {instancePath:instancePath+"/orders/" + i1,schemaPath:"#/properties/orders/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema37.properties.orders.items.required,parentSchema:schema37.properties.orders.items,data:data26};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data26.field === undefined){
const err56 = {instancePath:instancePath+"/orders/" + i1,schemaPath:"#/properties/orders/items/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'",schema:schema37.properties.orders.items.required,parentSchema:schema37.properties.orders.items,data:data26};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
for(const key5 in data26){
if(!(((key5 === "label") || (key5 === "field")) || (key5 === "direction"))){
const err57 = {instancePath:instancePath+"/orders/" + i1,schemaPath:"#/properties/orders/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties",schema:false,parentSchema:schema37.properties.orders.items,data:data26};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data26.label !== undefined){
let data27 = data26.label;
if(typeof data27 === "string"){
if(func2(data27) < 1){
const err58 = {instancePath:instancePath+"/orders/" + i1+"/label",schemaPath:"#/properties/orders/items/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema37.properties.orders.items.properties.label,data:data27};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/orders/" + i1+"/label",schemaPath:"#/properties/orders/items/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.orders.items.properties.label.type,parentSchema:schema37.properties.orders.items.properties.label,data:data27};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data26.field !== undefined){
let data28 = data26.field;
if(typeof data28 === "string"){
if(func2(data28) < 1){
const err60 = {instancePath:instancePath+"/orders/" + i1+"/field",schemaPath:"#/properties/orders/items/properties/field/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema37.properties.orders.items.properties.field,data:data28};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
else {
const err61 = {instancePath:instancePath+"/orders/" + i1+"/field",schemaPath:"#/properties/orders/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.orders.items.properties.field.type,parentSchema:schema37.properties.orders.items.properties.field,data:data28};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data26.direction !== undefined){
let data29 = data26.direction;
if(typeof data29 !== "string"){
const err62 = {instancePath:instancePath+"/orders/" + i1+"/direction",schemaPath:"#/properties/orders/items/properties/direction/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.orders.items.properties.direction.type,parentSchema:schema37.properties.orders.items.properties.direction,data:data29};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(!((data29 === "ascending") || (data29 === "descending"))){
const err63 = {instancePath:instancePath+"/orders/" + i1+"/direction",schemaPath:"#/properties/orders/items/properties/direction/enum",keyword:"enum",params:{allowedValues: schema37.properties.orders.items.properties.direction.enum},message:"must be equal to one of the allowed values",schema:schema37.properties.orders.items.properties.direction.enum,parentSchema:schema37.properties.orders.items.properties.direction,data:data29};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
else {
const err64 = {instancePath:instancePath+"/orders/" + i1,schemaPath:"#/properties/orders/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema37.properties.orders.items.type,parentSchema:schema37.properties.orders.items,data:data26};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
else {
const err65 = {instancePath:instancePath+"/orders",schemaPath:"#/properties/orders/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema37.properties.orders.type,parentSchema:schema37.properties.orders,data:data25};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.curve !== undefined){
let data30 = data.curve;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if(data30.across === undefined){
const err66 = {instancePath:instancePath+"/curve",schemaPath:"#/properties/curve/required",keyword:"required",params:{missingProperty: "across"},message:"must have required property '"+"across"+"'",schema:schema37.properties.curve.required,parentSchema:schema37.properties.curve,data:data30};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data30.up === undefined){
const err67 = {instancePath:instancePath+"/curve",schemaPath:"#/properties/curve/required",keyword:"required",params:{missingProperty: "up"},message:"must have required property '"+"up"+"'",schema:schema37.properties.curve.required,parentSchema:schema37.properties.curve,data:data30};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
for(const key6 in data30){
if(!((key6 === "across") || (key6 === "up"))){
const err68 = {instancePath:instancePath+"/curve",schemaPath:"#/properties/curve/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties",schema:false,parentSchema:schema37.properties.curve,data:data30};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data30.across !== undefined){
let data31 = data30.across;
if(typeof data31 === "string"){
if(func2(data31) < 1){
const err69 = {instancePath:instancePath+"/curve/across",schemaPath:"#/properties/curve/properties/across/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema37.properties.curve.properties.across,data:data31};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
else {
const err70 = {instancePath:instancePath+"/curve/across",schemaPath:"#/properties/curve/properties/across/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.curve.properties.across.type,parentSchema:schema37.properties.curve.properties.across,data:data31};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data30.up !== undefined){
let data32 = data30.up;
if(typeof data32 === "string"){
if(func2(data32) < 1){
const err71 = {instancePath:instancePath+"/curve/up",schemaPath:"#/properties/curve/properties/up/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema37.properties.curve.properties.up,data:data32};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
else {
const err72 = {instancePath:instancePath+"/curve/up",schemaPath:"#/properties/curve/properties/up/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.curve.properties.up.type,parentSchema:schema37.properties.curve.properties.up,data:data32};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
else {
const err73 = {instancePath:instancePath+"/curve",schemaPath:"#/properties/curve/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema37.properties.curve.type,parentSchema:schema37.properties.curve,data:data30};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data.sortable !== undefined){
let data33 = data.sortable;
if(typeof data33 !== "boolean"){
const err74 = {instancePath:instancePath+"/sortable",schemaPath:"#/properties/sortable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema37.properties.sortable.type,parentSchema:schema37.properties.sortable,data:data33};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data.limit !== undefined){
let data34 = data.limit;
if(!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))){
const err75 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema37.properties.limit.type,parentSchema:schema37.properties.limit,data:data34};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 > 500 || isNaN(data34)){
const err76 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500",schema:500,parentSchema:schema37.properties.limit,data:data34};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(data34 < 1 || isNaN(data34)){
const err77 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema37.properties.limit,data:data34};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
}
if(data.perPage !== undefined){
let data35 = data.perPage;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
const err78 = {instancePath:instancePath+"/perPage",schemaPath:"#/properties/perPage/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema37.properties.perPage.type,parentSchema:schema37.properties.perPage,data:data35};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 > 200 || isNaN(data35)){
const err79 = {instancePath:instancePath+"/perPage",schemaPath:"#/properties/perPage/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200",schema:200,parentSchema:schema37.properties.perPage,data:data35};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(data35 < 5 || isNaN(data35)){
const err80 = {instancePath:instancePath+"/perPage",schemaPath:"#/properties/perPage/minimum",keyword:"minimum",params:{comparison: ">=", limit: 5},message:"must be >= 5",schema:5,parentSchema:schema37.properties.perPage,data:data35};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
}
if(data.note !== undefined){
let data36 = data.note;
if(typeof data36 === "string"){
if(func2(data36) < 1){
const err81 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema37.properties.note,data:data36};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
else {
const err82 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.note.type,parentSchema:schema37.properties.note,data:data36};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data.empty !== undefined){
let data37 = data.empty;
if(typeof data37 === "string"){
if(func2(data37) < 1){
const err83 = {instancePath:instancePath+"/empty",schemaPath:"#/properties/empty/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema37.properties.empty,data:data37};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
else {
const err84 = {instancePath:instancePath+"/empty",schemaPath:"#/properties/empty/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.empty.type,parentSchema:schema37.properties.empty,data:data37};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data.hideIfEmpty !== undefined){
let data38 = data.hideIfEmpty;
if(typeof data38 !== "boolean"){
const err85 = {instancePath:instancePath+"/hideIfEmpty",schemaPath:"#/properties/hideIfEmpty/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema37.properties.hideIfEmpty.type,parentSchema:schema37.properties.hideIfEmpty,data:data38};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
}
else {
const err86 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema37.type,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}

exports["derivative-calculator"] = validate37;
const schema38 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Szenarien eines Derivats","description":"Rechner für ein Derivat: fünf Szenarien nebeneinander, jedes mit eigenem Kurs des Basiswerts, eigener Volatilität und eigenem Tag.","x-vocabulary":"page","x-subject":"instrument","x-prices":true,"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"derivative-calculator","description":"Immer „derivative-calculator“."},"headline":{"title":"Überschrift","type":"string","minLength":1,"description":"Überschrift.","examples":["Rechner"]}},"examples":[{"type":"derivative-calculator"}],"$id":"parkett:derivative-calculator"};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:derivative-calculator" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "headline"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("derivative-calculator" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "derivative-calculator"},message:"must be equal to constant",schema:"derivative-calculator",parentSchema:schema38.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.headline !== undefined){
let data1 = data.headline;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err3 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema38.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.headline.type,parentSchema:schema38.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.type,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}

exports["derivative-facts"] = validate38;
const schema39 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Kennzahlen eines Derivats","description":"Kennzahlen, Schwellen und Ausstattung eines Derivats. Knock-outs und Optionsscheine stehen im HTML, bei den übrigen Arten lädt der Browser sie nach.","x-vocabulary":"page","x-subject":"instrument","x-prices":true,"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"derivative-facts","description":"Immer „derivative-facts“."},"headline":{"title":"Überschrift","type":"string","minLength":1,"description":"Überschrift.","examples":["Kennzahlen und Ausstattung"]}},"examples":[{"type":"derivative-facts"}],"$id":"parkett:derivative-facts"};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:derivative-facts" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema39.required,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "headline"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("derivative-facts" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "derivative-facts"},message:"must be equal to constant",schema:"derivative-facts",parentSchema:schema39.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.headline !== undefined){
let data1 = data.headline;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err3 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema39.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema39.properties.headline.type,parentSchema:schema39.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema39.type,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}

exports["device-list"] = validate39;
const schema40 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Angemeldete Geräte","description":"Die Geräte, auf denen der Nutzer angemeldet ist, jedes mit einem Knopf zum Abmelden. Nur für private Seiten.","x-vocabulary":"page","type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"device-list","description":"Immer „device-list“."},"headline":{"title":"Überschrift","type":"string","minLength":1,"maxLength":60,"description":"Überschrift.","examples":["Deine Geräte"]}},"examples":[{"type":"device-list"}],"$id":"parkett:device-list"};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:device-list" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema40.required,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "headline"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("device-list" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "device-list"},message:"must be equal to constant",schema:"device-list",parentSchema:schema40.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.headline !== undefined){
let data1 = data.headline;
if(typeof data1 === "string"){
if(func2(data1) > 60){
const err3 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters",schema:60,parentSchema:schema40.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data1) < 1){
const err4 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema40.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.properties.headline.type,parentSchema:schema40.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema40.type,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}

exports["directory-list"] = validate40;
const schema41 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Podcasts oder Autoren","description":"Alle Podcasts oder alle Autorinnen und Autoren, jeweils mit dem Weg zu ihrer Seite.","x-vocabulary":"page","x-config":["site"],"type":"object","additionalProperties":false,"required":["type","show"],"properties":{"type":{"const":"directory-list","description":"Immer „directory-list“."},"headline":{"title":"Überschrift der Liste","type":"string","minLength":1,"description":"Überschrift der Liste.","examples":["Unsere Reihen"]},"show":{"title":"Inhalt der Liste","type":"string","enum":["podcasts","authors"],"x-labels":{"podcasts":"Podcasts","authors":"Autoren"},"description":"Was die Liste zeigt.","examples":["podcasts"]}},"examples":[{"type":"directory-list","show":"podcasts","headline":"Unsere Reihen"}],"$id":"parkett:directory-list"};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:directory-list" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema41.required,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.show === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "show"},message:"must have required property '"+"show"+"'",schema:schema41.required,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "headline")) || (key0 === "show"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("directory-list" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "directory-list"},message:"must be equal to constant",schema:"directory-list",parentSchema:schema41.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.headline !== undefined){
let data1 = data.headline;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err4 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema41.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.headline.type,parentSchema:schema41.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.show !== undefined){
let data2 = data.show;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/show",schemaPath:"#/properties/show/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.show.type,parentSchema:schema41.properties.show,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((data2 === "podcasts") || (data2 === "authors"))){
const err7 = {instancePath:instancePath+"/show",schemaPath:"#/properties/show/enum",keyword:"enum",params:{allowedValues: schema41.properties.show.enum},message:"must be equal to one of the allowed values",schema:schema41.properties.show.enum,parentSchema:schema41.properties.show,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema41.type,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}

exports.disclaimer = validate41;
const schema42 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Haftungsausschluss","description":"Haftungsausschluss eines Emittenten.","x-vocabulary":"article","type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"disclaimer","description":"Immer „disclaimer“."},"issuer":{"title":"Emittent","type":"object","description":"Der Emittent.","additionalProperties":false,"properties":{"longDisclaimer":{"title":"Text des Haftungsausschlusses","type":"string","description":"Text des Haftungsausschlusses.","examples":["Diese Information ist eine Werbung."]}}}},"examples":[{"type":"disclaimer","issuer":{"longDisclaimer":"Diese Information ist eine Werbung."}}],"$id":"parkett:disclaimer"};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:disclaimer" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema42.required,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "issuer"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("disclaimer" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "disclaimer"},message:"must be equal to constant",schema:"disclaimer",parentSchema:schema42.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.issuer !== undefined){
let data1 = data.issuer;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(!(key1 === "longDisclaimer")){
const err3 = {instancePath:instancePath+"/issuer",schemaPath:"#/properties/issuer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema42.properties.issuer,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data1.longDisclaimer !== undefined){
let data2 = data1.longDisclaimer;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/issuer/longDisclaimer",schemaPath:"#/properties/issuer/properties/longDisclaimer/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.properties.issuer.properties.longDisclaimer.type,parentSchema:schema42.properties.issuer.properties.longDisclaimer,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/issuer",schemaPath:"#/properties/issuer/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema42.properties.issuer.type,parentSchema:schema42.properties.issuer,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema42.type,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}

exports["economic-calendar"] = validate42;
const schema43 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Konjunkturkalender","description":"Konjunkturdaten und Zinsentscheide mit Land, Erwartung, vorigem und veröffentlichtem Wert, nächster zuerst.","x-vocabulary":"page","type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"economic-calendar","description":"Immer „economic-calendar“."},"headline":{"title":"Überschrift","type":"string","minLength":1,"maxLength":80,"description":"Überschrift; ohne Angabe „Konjunktur“.","examples":["Konjunktur in dieser Woche"]},"days":{"title":"Tage","type":"integer","minimum":1,"maximum":62,"default":7,"description":"So viele Tage von heute an; ohne Angabe 7.","examples":[28]},"daysBefore":{"title":"Tage davor","type":"integer","minimum":0,"maximum":62,"default":0,"description":"Statt der nächsten die vergangenen Tage, neueste zuerst, so viele; ohne Angabe die nächsten.","examples":[14]},"countries":{"title":"Länder","type":"array","minItems":1,"maxItems":20,"uniqueItems":true,"items":{"type":"string","pattern":"^[A-Z]{2}$","description":"Land nach ISO 3166, EU für den Euroraum."},"description":"Nur diese Länder; ohne Angabe alle.","examples":[["DE","EU","US"]]},"importance":{"title":"Mindestens so wichtig","type":"integer","minimum":1,"maximum":3,"default":1,"description":"1 alles, 3 nur worauf alle Märkte achten.","examples":[3]},"count":{"title":"Höchstzahl","type":"integer","minimum":1,"maximum":200,"description":"So viele Termine höchstens; ohne Angabe 100.","examples":[8]},"link":{"title":"Seite mit allen","x-reference":"path","type":"string","pattern":"^(/|seite:)","description":"Wohin „Alle Termine“ neben der Überschrift führt.","examples":["/news/konjunkturkalender"]}},"examples":[{"type":"economic-calendar","headline":"Konjunktur in dieser Woche","days":7}],"$id":"parkett:economic-calendar"};
const pattern13 = new RegExp("^[A-Z]{2}$", "u");

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:economic-calendar" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema43.required,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "type") || (key0 === "headline")) || (key0 === "days")) || (key0 === "daysBefore")) || (key0 === "countries")) || (key0 === "importance")) || (key0 === "count")) || (key0 === "link"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("economic-calendar" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "economic-calendar"},message:"must be equal to constant",schema:"economic-calendar",parentSchema:schema43.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.headline !== undefined){
let data1 = data.headline;
if(typeof data1 === "string"){
if(func2(data1) > 80){
const err3 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters",schema:80,parentSchema:schema43.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data1) < 1){
const err4 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema43.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.headline.type,parentSchema:schema43.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.days !== undefined){
let data2 = data.days;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema43.properties.days.type,parentSchema:schema43.properties.days,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 62 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 62},message:"must be <= 62",schema:62,parentSchema:schema43.properties.days,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema43.properties.days,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.daysBefore !== undefined){
let data3 = data.daysBefore;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err9 = {instancePath:instancePath+"/daysBefore",schemaPath:"#/properties/daysBefore/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema43.properties.daysBefore.type,parentSchema:schema43.properties.daysBefore,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 62 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/daysBefore",schemaPath:"#/properties/daysBefore/maximum",keyword:"maximum",params:{comparison: "<=", limit: 62},message:"must be <= 62",schema:62,parentSchema:schema43.properties.daysBefore,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/daysBefore",schemaPath:"#/properties/daysBefore/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema43.properties.daysBefore,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.countries !== undefined){
let data4 = data.countries;
if(Array.isArray(data4)){
if(data4.length > 20){
const err12 = {instancePath:instancePath+"/countries",schemaPath:"#/properties/countries/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema43.properties.countries,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4.length < 1){
const err13 = {instancePath:instancePath+"/countries",schemaPath:"#/properties/countries/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema43.properties.countries,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(!pattern13.test(data5)){
const err14 = {instancePath:instancePath+"/countries/" + i0,schemaPath:"#/properties/countries/items/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"},message:"must match pattern \""+"^[A-Z]{2}$"+"\"",schema:"^[A-Z]{2}$",parentSchema:schema43.properties.countries.items,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/countries/" + i0,schemaPath:"#/properties/countries/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.countries.items.type,parentSchema:schema43.properties.countries.items,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
let i1 = data4.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data4[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err16 = {instancePath:instancePath+"/countries",schemaPath:"#/properties/countries/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema43.properties.countries,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err17 = {instancePath:instancePath+"/countries",schemaPath:"#/properties/countries/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema43.properties.countries.type,parentSchema:schema43.properties.countries,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.importance !== undefined){
let data6 = data.importance;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err18 = {instancePath:instancePath+"/importance",schemaPath:"#/properties/importance/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema43.properties.importance.type,parentSchema:schema43.properties.importance,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 3 || isNaN(data6)){
const err19 = {instancePath:instancePath+"/importance",schemaPath:"#/properties/importance/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3},message:"must be <= 3",schema:3,parentSchema:schema43.properties.importance,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err20 = {instancePath:instancePath+"/importance",schemaPath:"#/properties/importance/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema43.properties.importance,data:data6};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data.count !== undefined){
let data7 = data.count;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err21 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema43.properties.count.type,parentSchema:schema43.properties.count,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 200 || isNaN(data7)){
const err22 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200",schema:200,parentSchema:schema43.properties.count,data:data7};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err23 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema43.properties.count,data:data7};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data.link !== undefined){
let data8 = data.link;
if(typeof data8 === "string"){
if(!pattern4.test(data8)){
const err24 = {instancePath:instancePath+"/link",schemaPath:"#/properties/link/pattern",keyword:"pattern",params:{pattern: "^(/|seite:)"},message:"must match pattern \""+"^(/|seite:)"+"\"",schema:"^(/|seite:)",parentSchema:schema43.properties.link,data:data8};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/link",schemaPath:"#/properties/link/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.link.type,parentSchema:schema43.properties.link,data:data8};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema43.type,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}

exports["email-change"] = validate43;
const schema44 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"E-Mail-Adresse ändern","description":"Formular, mit dem der angemeldete Nutzer eine andere E-Mail-Adresse für sein Konto einträgt. Nur auf einer Seite mit „audience: private“.","x-vocabulary":"page","type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"email-change","description":"Immer „email-change“."}},"examples":[{"type":"email-change"}],"$id":"parkett:email-change"};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:email-change" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema44.required,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "type")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("email-change" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "email-change"},message:"must be equal to constant",schema:"email-change",parentSchema:schema44.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema44.type,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}

exports["email-confirmation"] = validate44;
const schema45 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Neue E-Mail-Adresse bestätigen","description":"Formular für den Code, der an die neue E-Mail-Adresse ging. Nur auf einer Seite mit „audience: private“.","x-vocabulary":"page","type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"email-confirmation","description":"Immer „email-confirmation“."}},"examples":[{"type":"email-confirmation"}],"$id":"parkett:email-confirmation"};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:email-confirmation" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema45.required,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "type")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("email-confirmation" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "email-confirmation"},message:"must be equal to constant",schema:"email-confirmation",parentSchema:schema45.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema45.type,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}

exports["event-calendar"] = validate45;
const schema46 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Terminkalender","description":"Termine der nächsten Tage, früheste zuerst, nach Tagen zusammengefasst und seitenweise.","x-vocabulary":"page","x-config":["header","site"],"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"event-calendar","description":"Immer „event-calendar“."},"headline":{"title":"Überschrift","type":"string","description":"Überschrift; ohne Angabe „Termine“.","examples":["Termine der nächsten vier Wochen"]},"isChoosable":{"title":"Art zur Wahl","type":"boolean","description":"Besucher wählen die Art der Termine (?art=zahlen); nur auf Seiten mit rendering: request.","examples":[true]},"days":{"title":"Tage","type":"integer","minimum":1,"maximum":92,"description":"So viele Tage von heute an; ohne Angabe 28.","examples":[28]},"category":{"title":"Art oder Rubrik","enum":["RESULT_REPORTS","DIVIDENDS","GENERAL_MEETING","ECONOMY"],"x-labels":{"RESULT_REPORTS":"Zahlen","DIVIDENDS":"Dividenden","GENERAL_MEETING":"Hauptversammlungen","ECONOMY":"Notenbanken und Konjunktur"},"description":"Nur Termine dieser Art: Zahlen, Dividenden, Hauptversammlungen, Notenbanken. Ohne Angabe alle der Unternehmen.","examples":["RESULT_REPORTS"]},"entityType":{"title":"Art des Instruments","enum":["STOCK","INDEX","FUND","ETF"],"x-labels":{"STOCK":"Aktie","INDEX":"Index","FUND":"Fonds","ETF":"ETF"},"description":"Nur Termine zu Instrumenten dieser Art; mit entityValue zu diesem Instrument, bei einem Index zu seinen Mitgliedern.","examples":["INDEX"]},"entityValue":{"title":"Kennung des Instruments","x-reference":"instrument","type":"string","pattern":"^[A-Za-z0-9]{1,24}$","description":"Kennung des Instruments.","examples":["20735"]},"promo":{"title":"Mitte der Liste","type":"object","additionalProperties":false,"required":["label","link"],"description":"Was in der Mitte der Liste steht; ohne Angabe steht dort nichts.","properties":{"text":{"title":"Ein Satz vor dem Verweis","type":"string","minLength":1,"description":"Ein Satz vor dem Verweis.","examples":["Keinen Termin mehr verpassen:"]},"label":{"title":"Beschriftung des Verweises","type":"string","minLength":1,"description":"Beschriftung des Verweises.","examples":["Alle Termine"]},"link":{"title":"Verweis","x-reference":"path","type":"string","description":"Pfad im Portal oder Adresse mit https.","examples":["/news/finanzkalender"]}},"examples":[{"text":"Alle Termine im Überblick:","label":"Zum Finanzkalender","link":"/news/finanzkalender"}]}},"examples":[{"type":"event-calendar","headline":"Termine der nächsten vier Wochen","days":28}],"$id":"parkett:event-calendar"};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:event-calendar" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema46.required,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "type") || (key0 === "headline")) || (key0 === "isChoosable")) || (key0 === "days")) || (key0 === "category")) || (key0 === "entityType")) || (key0 === "entityValue")) || (key0 === "promo"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("event-calendar" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "event-calendar"},message:"must be equal to constant",schema:"event-calendar",parentSchema:schema46.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.headline !== undefined){
let data1 = data.headline;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.properties.headline.type,parentSchema:schema46.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.isChoosable !== undefined){
let data2 = data.isChoosable;
if(typeof data2 !== "boolean"){
const err4 = {instancePath:instancePath+"/isChoosable",schemaPath:"#/properties/isChoosable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema46.properties.isChoosable.type,parentSchema:schema46.properties.isChoosable,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.days !== undefined){
let data3 = data.days;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err5 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema46.properties.days.type,parentSchema:schema46.properties.days,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 92 || isNaN(data3)){
const err6 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 92},message:"must be <= 92",schema:92,parentSchema:schema46.properties.days,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err7 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema46.properties.days,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.category !== undefined){
let data4 = data.category;
if(!((((data4 === "RESULT_REPORTS") || (data4 === "DIVIDENDS")) || (data4 === "GENERAL_MEETING")) || (data4 === "ECONOMY"))){
const err8 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/enum",keyword:"enum",params:{allowedValues: schema46.properties.category.enum},message:"must be equal to one of the allowed values",schema:schema46.properties.category.enum,parentSchema:schema46.properties.category,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.entityType !== undefined){
let data5 = data.entityType;
if(!((((data5 === "STOCK") || (data5 === "INDEX")) || (data5 === "FUND")) || (data5 === "ETF"))){
const err9 = {instancePath:instancePath+"/entityType",schemaPath:"#/properties/entityType/enum",keyword:"enum",params:{allowedValues: schema46.properties.entityType.enum},message:"must be equal to one of the allowed values",schema:schema46.properties.entityType.enum,parentSchema:schema46.properties.entityType,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.entityValue !== undefined){
let data6 = data.entityValue;
if(typeof data6 === "string"){
if(!pattern5.test(data6)){
const err10 = {instancePath:instancePath+"/entityValue",schemaPath:"#/properties/entityValue/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9]{1,24}$"},message:"must match pattern \""+"^[A-Za-z0-9]{1,24}$"+"\"",schema:"^[A-Za-z0-9]{1,24}$",parentSchema:schema46.properties.entityValue,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/entityValue",schemaPath:"#/properties/entityValue/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.properties.entityValue.type,parentSchema:schema46.properties.entityValue,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.promo !== undefined){
let data7 = data.promo;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.label === undefined){
const err12 = {instancePath:instancePath+"/promo",schemaPath:"#/properties/promo/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema46.properties.promo.required,parentSchema:schema46.properties.promo,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data7.link === undefined){
const err13 = {instancePath:instancePath+"/promo",schemaPath:"#/properties/promo/required",keyword:"required",params:{missingProperty: "link"},message:"must have required property '"+"link"+"'",schema:schema46.properties.promo.required,parentSchema:schema46.properties.promo,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key1 in data7){
if(!(((key1 === "text") || (key1 === "label")) || (key1 === "link"))){
const err14 = {instancePath:instancePath+"/promo",schemaPath:"#/properties/promo/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema46.properties.promo,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data7.text !== undefined){
let data8 = data7.text;
if(typeof data8 === "string"){
if(func2(data8) < 1){
const err15 = {instancePath:instancePath+"/promo/text",schemaPath:"#/properties/promo/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema46.properties.promo.properties.text,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/promo/text",schemaPath:"#/properties/promo/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.properties.promo.properties.text.type,parentSchema:schema46.properties.promo.properties.text,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data7.label !== undefined){
let data9 = data7.label;
if(typeof data9 === "string"){
if(func2(data9) < 1){
const err17 = {instancePath:instancePath+"/promo/label",schemaPath:"#/properties/promo/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema46.properties.promo.properties.label,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/promo/label",schemaPath:"#/properties/promo/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.properties.promo.properties.label.type,parentSchema:schema46.properties.promo.properties.label,data:data9};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data7.link !== undefined){
let data10 = data7.link;
if(typeof data10 !== "string"){
const err19 = {instancePath:instancePath+"/promo/link",schemaPath:"#/properties/promo/properties/link/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.properties.promo.properties.link.type,parentSchema:schema46.properties.promo.properties.link,data:data10};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/promo",schemaPath:"#/properties/promo/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema46.properties.promo.type,parentSchema:schema46.properties.promo,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema46.type,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate45.errors = vErrors;
return errors === 0;
}

exports["external-content"] = validate46;
const schema47 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Inhalt eines fremden Rechners","description":"Inhalt eines fremden Rechners (iframe), etwa eine Karte oder ein Video. Er wird erst geladen, wenn der Besucher den Schalter für diesen Rechner auf „Ja“ stellt.","x-vocabulary":"article","x-config":["consent"],"type":"object","additionalProperties":false,"required":["type","url","title"],"properties":{"type":{"const":"external-content","description":"Immer „external-content“."},"url":{"title":"Adresse des Inhalts","type":"string","pattern":"^https://","x-reference":"external-url","description":"Adresse des Inhalts; sein Rechner steht unter externalHosts in consent.yaml.","examples":["https://www.openstreetmap.org/export/embed.html"]},"title":{"title":"Titel","type":"string","minLength":1,"description":"Was zu sehen ist, in ein paar Worten.","examples":["Karte: die Börse in Frankfurt am Main"]},"ratio":{"title":"Seitenverhältnis","type":"number","exclusiveMinimum":0,"description":"Seitenverhältnis (Breite durch Höhe). Ohne Angabe 16 zu 9.","examples":[1.78]},"width":{"title":"Breite in Pixeln","type":"number","exclusiveMinimum":0,"description":"Breite in Pixeln; mit der Höhe zusammen ergibt sie das Seitenverhältnis.","examples":[640]},"height":{"title":"Höhe in Pixeln","type":"number","exclusiveMinimum":0,"description":"Höhe in Pixeln; ohne Breite und Seitenverhältnis ist der Rahmen auf jedem Gerät so hoch.","examples":[360]}},"examples":[{"type":"external-content","url":"https://www.openstreetmap.org/export/embed.html","title":"Karte"}],"$id":"parkett:external-content"};
const pattern16 = new RegExp("^https://", "u");

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:external-content" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema47.required,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'",schema:schema47.required,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.title === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema47.required,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "type") || (key0 === "url")) || (key0 === "title")) || (key0 === "ratio")) || (key0 === "width")) || (key0 === "height"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("external-content" !== data0){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "external-content"},message:"must be equal to constant",schema:"external-content",parentSchema:schema47.properties.type,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.url !== undefined){
let data1 = data.url;
if(typeof data1 === "string"){
if(!pattern16.test(data1)){
const err5 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern: "^https://"},message:"must match pattern \""+"^https://"+"\"",schema:"^https://",parentSchema:schema47.properties.url,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema47.properties.url.type,parentSchema:schema47.properties.url,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.title !== undefined){
let data2 = data.title;
if(typeof data2 === "string"){
if(func2(data2) < 1){
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema47.properties.title,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema47.properties.title.type,parentSchema:schema47.properties.title,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.ratio !== undefined){
let data3 = data.ratio;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 <= 0 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0",schema:0,parentSchema:schema47.properties.ratio,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema47.properties.ratio.type,parentSchema:schema47.properties.ratio,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.width !== undefined){
let data4 = data.width;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 <= 0 || isNaN(data4)){
const err11 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0",schema:0,parentSchema:schema47.properties.width,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema47.properties.width.type,parentSchema:schema47.properties.width,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.height !== undefined){
let data5 = data.height;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 <= 0 || isNaN(data5)){
const err13 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0",schema:0,parentSchema:schema47.properties.height,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema47.properties.height.type,parentSchema:schema47.properties.height,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema47.type,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}

exports["feature-offer"] = validate47;
const schema48 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Angebot einer Funktion","description":"Ein Satz, welches Produkt eine Funktion bringt und was es kostet. Steht meist mit isEnabled: { not: { feature: … } } bei denen, die sie nicht haben.","x-vocabulary":"page","x-config":["products"],"type":"object","additionalProperties":false,"required":["type","feature"],"properties":{"type":{"const":"feature-offer","description":"Immer „feature-offer“."},"feature":{"title":"Funktion","x-reference":"feature","type":"string","minLength":1,"description":"Die Funktion, aus products.yaml.","examples":["csv_download_feature"]}},"examples":[{"type":"feature-offer","feature":"csv_download_feature"}],"$id":"parkett:feature-offer"};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:feature-offer" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema48.required,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.feature === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "feature"},message:"must have required property '"+"feature"+"'",schema:schema48.required,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "feature"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("feature-offer" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "feature-offer"},message:"must be equal to constant",schema:"feature-offer",parentSchema:schema48.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.feature !== undefined){
let data1 = data.feature;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err4 = {instancePath:instancePath+"/feature",schemaPath:"#/properties/feature/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema48.properties.feature,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/feature",schemaPath:"#/properties/feature/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema48.properties.feature.type,parentSchema:schema48.properties.feature,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema48.type,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}

exports.finder = validate48;
const schema49 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Finder","description":"Suche mit Filtern: Formular, Zahl der Treffer, gewählte Filter und Tabelle aus jedem Aufruf der Verträge, der Treffer zählt.","x-vocabulary":"page","x-config":["products"],"type":"object","additionalProperties":false,"required":["type","headline","operation","filters","columns"],"properties":{"type":{"const":"finder","description":"Immer „finder“."},"headline":{"title":"Überschrift der Treffer","type":"string","minLength":1,"description":"Überschrift der Treffer.","examples":["Treffer"]},"hits":{"title":"Name der Treffer","type":"object","additionalProperties":false,"required":["one","many"],"description":"Wie die Treffer heißen; ohne Angabe „Treffer“.","properties":{"one":{"title":"In der Einzahl","type":"string","minLength":1,"description":"Einer.","examples":["Produkt"]},"many":{"title":"In der Mehrzahl","type":"string","minLength":1,"description":"Mehrere.","examples":["Produkte"]}},"examples":[{"one":"Produkt","many":"Produkte"}]},"operation":{"title":"Aufruf","type":"string","minLength":1,"x-operation":"reading","description":"Welcher Aufruf der Verträge antwortet: einer, der Treffer zählt und seitenweise liefert.","examples":["findStocks"]},"parameters":{"title":"Parameter","type":"object","x-operation":"parameters","description":"Womit immer gefragt wird, ohne dass es jemand ändern könnte: feste Werte, oder woher sie kommen.","examples":[{"isExchangeTraded":true}],"additionalProperties":{"type":["string","number","boolean","object"],"description":"Ein fester Wert, oder woher er kommt: { subject: … } vom Gegenstand der Seite, { route: … } aus dem Platzhalter der Route, { query: … } aus der Abfrage der Adresse.","additionalProperties":false,"minProperties":1,"properties":{"subject":{"title":"Angabe des Gegenstands","type":"string","minLength":1,"description":"Eine Angabe des Gegenstands der Seite.","examples":["entityValue"]},"route":{"title":"Route","type":"string","minLength":1,"description":"Ein Platzhalter der Route, ohne Klammern.","examples":["letter"]},"query":{"title":"Name in der Adresse","type":"string","pattern":"^[a-z][A-Za-z0-9-]*$","description":"Ein Name in der Abfrage der Adresse. Was dort nicht passt, gilt nicht.","examples":["land"]},"default":{"title":"Gilt ohne Angabe in der Adresse","type":["string","number","boolean"],"description":"Gilt, wenn die Adresse nichts sagt.","examples":["DE"]}}}},"presets":{"title":"Voreinstellungen","type":"object","description":"Welche Filter gesetzt sind, solange die Adresse nichts anderes sagt; sie stehen wie gewählte über der Tabelle und lassen sich entfernen. Nur Parameter, die unter filters stehen.","examples":[{"idIssuer":{"subject":"idIssuer"}}],"additionalProperties":{"type":["string","number","boolean","object"],"description":"Ein fester Wert, oder woher er kommt: { subject: … } vom Gegenstand der Seite, { route: … } aus dem Platzhalter der Route, { query: … } aus der Abfrage der Adresse.","additionalProperties":false,"minProperties":1,"properties":{"subject":{"title":"Angabe des Gegenstands","type":"string","minLength":1,"description":"Eine Angabe des Gegenstands der Seite.","examples":["entityValue"]},"route":{"title":"Route","type":"string","minLength":1,"description":"Ein Platzhalter der Route, ohne Klammern.","examples":["letter"]},"query":{"title":"Name in der Adresse","type":"string","pattern":"^[a-z][A-Za-z0-9-]*$","description":"Ein Name in der Abfrage der Adresse. Was dort nicht passt, gilt nicht.","examples":["land"]},"default":{"title":"Gilt ohne Angabe in der Adresse","type":["string","number","boolean"],"description":"Gilt, wenn die Adresse nichts sagt.","examples":["DE"]}}}},"filters":{"title":"Filter","type":"array","minItems":1,"maxItems":32,"description":"Wonach Besucher filtern, in dieser Reihenfolge.","items":{"type":"object","additionalProperties":false,"required":["parameter","kind"],"description":"Ein Filter: ein Parameter des Aufrufs.","properties":{"parameter":{"title":"Parameter","type":"string","minLength":1,"description":"Ein Parameter des Aufrufs; so heißt er auch in der Adresse.","examples":["idIssuer"]},"label":{"title":"Beschriftung","type":"string","minLength":1,"description":"Beschriftung; ohne Angabe die aus dem Vertrag.","examples":["Emittent"]},"kind":{"title":"Art","type":"string","enum":["choice","choices","range","instrument","text"],"x-labels":{"choice":"Ein Wert","choices":"Mehrere Werte","range":"Spanne","instrument":"Instrument","text":"Text"},"description":"choice: ein Wert; choices: mehrere Werte; range: Spanne mit Grenzen; instrument: ein Instrument, mit Suche in der Liste; text: Teil eines Namens.","examples":["choices"]},"unit":{"title":"Einheit","type":"string","minLength":1,"maxLength":12,"description":"Einheit hinter den Grenzen einer Spanne.","examples":["%"]},"unitOfOne":{"title":"Einheit in der Einzahl","type":"string","minLength":1,"maxLength":12,"description":"Einheit hinter der Grenze 1, wenn sie dort anders heißt.","examples":["Jahr"]},"group":{"title":"Überschrift der Gruppe","type":"string","minLength":1,"description":"Unter welcher Überschrift der Filter bei den weiteren steht.","examples":["Kennzahlen"]},"first":{"title":"Immer sichtbar","type":"boolean","default":false,"description":"true: steht immer da; die übrigen stehen unter „Weitere Filter“.","examples":[true]}}},"examples":[[{"parameter":"isoCountry","kind":"choices","label":"Land","first":true}]]},"rows":{"title":"Liste der Zeilen","type":"string","minLength":1,"x-operation":"rows","description":"Die Liste der Antwort, deren Einträge die Zeilen sind; nötig, wenn sie mehrere hat.","examples":["list"]},"columns":{"title":"Spalten","type":"array","minItems":2,"maxItems":32,"items":{"type":"object","additionalProperties":false,"required":["field"],"description":"Ein Feld der Antwort.","properties":{"field":{"title":"Feld","type":"string","minLength":1,"x-operation":"field","description":"Ein Feld der Antwort; Felder von Abschnitten mit Punkt.","examples":["quote.last"]},"label":{"title":"Beschriftung","type":"string","minLength":1,"description":"Beschriftung; ohne Angabe die aus dem Vertrag.","examples":["Kurs"]},"format":{"title":"Schreibweise","type":"string","enum":["number","integer","percent","change","difference","price","amount","money","year","text","date","date-time","time","country","quality","link","yes-no","instrument","course"],"description":"Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.","examples":["percent"]},"decimals":{"title":"Nachkommastellen","type":"integer","minimum":0,"maximum":8,"description":"Nachkommastellen; ohne Angabe nach dem Format.","examples":[2]},"rank":{"title":"Rang auf schmalen Bildschirmen","type":"integer","minimum":1,"maximum":5,"description":"1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.","examples":[3]},"fold":{"title":"Unter der ersten Spalte","type":"boolean","default":false,"description":"true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.","examples":[true]},"optional":{"title":"Ohne Werte ausblenden","type":"boolean","default":false,"description":"true: Ohne einen Wert in den Zeilen fehlt die Spalte.","examples":[true]},"onWish":{"title":"Nur auf Wunsch","type":"boolean","default":false,"description":"true: Die Spalte steht erst da, wenn jemand sie unter „Spalten“ wählt.","examples":[true]},"decidesFor":{"title":"Entscheidet bei","type":"array","minItems":1,"maxItems":20,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":60,"description":"Vorgabe, wie sie unter presets steht.","examples":["KNOCKOUT_CERTIFICATE"]},"description":"Vorgaben (presets), bei denen diese Spalte entscheidet: Dort steht sie von selbst da, auch auf dem Telefon; bei jeder anderen Vorgabe erst auf Wunsch.","examples":[["KNOCKOUT_CERTIFICATE"]]},"sets":{"title":"Auswahlen","type":"array","minItems":1,"maxItems":6,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":24,"description":"Name einer Auswahl.","examples":["Bewertung"]},"description":"Auswahlen, zu denen die Spalte gehört. Jeder Name, der hier steht, wird ein Link über der Tabelle, der genau ihre Spalten zeigt.","examples":[["Bewertung"]]}}},"description":"Spalten in dieser Reihenfolge; die erste benennt die Zeile.","examples":[[{"field":"instrument","label":"Name"},{"field":"quote.last"}]]},"sortBy":{"title":"Ordnung der Zeilen","type":"object","additionalProperties":false,"required":["field"],"description":"Wonach die Zeilen stehen; ohne Angabe wie der Aufruf sie liefert.","properties":{"field":{"title":"Spalte","type":"string","minLength":1,"x-operation":"field","description":"Eine der Spalten.","examples":["quote.performancePct"]},"direction":{"title":"Richtung","type":"string","enum":["ascending","descending"],"x-labels":{"ascending":"Aufsteigend","descending":"Absteigend"},"default":"ascending","description":"ascending: aufsteigend; descending: absteigend.","examples":["descending"]}},"examples":[{"field":"quote.performancePct","direction":"descending"}]},"perPage":{"title":"Zeilen je Seite","type":"integer","minimum":5,"maximum":200,"description":"Zeilen je Seite; die Seite steht in der Adresse.","examples":[25],"default":25},"compare":{"title":"Seite zum Vergleichen","type":"string","minLength":1,"x-reference":"comparison","description":"Die Route der Seite, auf der sich angekreuzte Treffer vergleichen lassen; mit Platzhalter nur, solange genau eine Art gewählt ist.","examples":["/etf/vergleich"]},"saved":{"title":"Seite mit gespeicherten Suchen","type":"string","minLength":1,"x-reference":"route","description":"Die Route der privaten Seite, auf der gespeicherte Suchen stehen (Bausteine saved-search-new, saved-search-name und saved-search-list). Ohne Angabe lassen sich Suchen hier nicht speichern.","examples":["/konto/suchen"]},"csv":{"title":"Als CSV-Datei","type":"boolean","default":false,"description":"true: Die Treffer gibt es als CSV-Datei, für alle mit der Funktion csv_download_feature; die anderen sehen, welches Produkt sie bringt.","examples":[true]},"empty":{"title":"Text, wenn nichts da ist","type":"string","minLength":1,"description":"Was dasteht, wenn nichts passt.","examples":["Kein Produkt passt zu diesen Filtern."]}},"examples":[{"type":"finder","headline":"Treffer","operation":"findStocks","filters":[{"parameter":"isoCountry","kind":"choices","label":"Land","first":true}],"columns":[{"field":"instrument","label":"Name"},{"field":"quote.last"}]}],"$id":"parkett:finder"};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:finder" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema49.required,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.headline === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "headline"},message:"must have required property '"+"headline"+"'",schema:schema49.required,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.operation === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "operation"},message:"must have required property '"+"operation"+"'",schema:schema49.required,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.filters === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "filters"},message:"must have required property '"+"filters"+"'",schema:schema49.required,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.columns === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "columns"},message:"must have required property '"+"columns"+"'",schema:schema49.required,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(func39.call(schema49.properties, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("finder" !== data0){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "finder"},message:"must be equal to constant",schema:"finder",parentSchema:schema49.properties.type,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.headline !== undefined){
let data1 = data.headline;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err7 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema49.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.headline.type,parentSchema:schema49.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.hits !== undefined){
let data2 = data.hits;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.one === undefined){
const err9 = {instancePath:instancePath+"/hits",schemaPath:"#/properties/hits/required",keyword:"required",params:{missingProperty: "one"},message:"must have required property '"+"one"+"'",schema:schema49.properties.hits.required,parentSchema:schema49.properties.hits,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.many === undefined){
const err10 = {instancePath:instancePath+"/hits",schemaPath:"#/properties/hits/required",keyword:"required",params:{missingProperty: "many"},message:"must have required property '"+"many"+"'",schema:schema49.properties.hits.required,parentSchema:schema49.properties.hits,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key1 in data2){
if(!((key1 === "one") || (key1 === "many"))){
const err11 = {instancePath:instancePath+"/hits",schemaPath:"#/properties/hits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema49.properties.hits,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.one !== undefined){
let data3 = data2.one;
if(typeof data3 === "string"){
if(func2(data3) < 1){
const err12 = {instancePath:instancePath+"/hits/one",schemaPath:"#/properties/hits/properties/one/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema49.properties.hits.properties.one,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/hits/one",schemaPath:"#/properties/hits/properties/one/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.hits.properties.one.type,parentSchema:schema49.properties.hits.properties.one,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data2.many !== undefined){
let data4 = data2.many;
if(typeof data4 === "string"){
if(func2(data4) < 1){
const err14 = {instancePath:instancePath+"/hits/many",schemaPath:"#/properties/hits/properties/many/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema49.properties.hits.properties.many,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/hits/many",schemaPath:"#/properties/hits/properties/many/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.hits.properties.many.type,parentSchema:schema49.properties.hits.properties.many,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/hits",schemaPath:"#/properties/hits/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema49.properties.hits.type,parentSchema:schema49.properties.hits,data:data2};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.operation !== undefined){
let data5 = data.operation;
if(typeof data5 === "string"){
if(func2(data5) < 1){
const err17 = {instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema49.properties.operation,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.operation.type,parentSchema:schema49.properties.operation,data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.parameters !== undefined){
let data6 = data.parameters;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key2 in data6){
let data7 = data6[key2];
if((((typeof data7 !== "string") && (!((typeof data7 == "number") && (isFinite(data7))))) && (typeof data7 !== "boolean")) && (!(data7 && typeof data7 == "object" && !Array.isArray(data7)))){
const err19 = {instancePath:instancePath+"/parameters/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/parameters/additionalProperties/type",keyword:"type",params:{type: schema49.properties.parameters.additionalProperties.type},message:"must be string,number,boolean,object",schema:schema49.properties.parameters.additionalProperties.type,parentSchema:schema49.properties.parameters.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(Object.keys(data7).length < 1){
const err20 = {instancePath:instancePath+"/parameters/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/parameters/additionalProperties/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema49.properties.parameters.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
for(const key3 in data7){
if(!((((key3 === "subject") || (key3 === "route")) || (key3 === "query")) || (key3 === "default"))){
const err21 = {instancePath:instancePath+"/parameters/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/parameters/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema49.properties.parameters.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data7.subject !== undefined){
let data8 = data7.subject;
if(typeof data8 === "string"){
if(func2(data8) < 1){
const err22 = {instancePath:instancePath+"/parameters/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/subject",schemaPath:"#/properties/parameters/additionalProperties/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema49.properties.parameters.additionalProperties.properties.subject,data:data8};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/parameters/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/subject",schemaPath:"#/properties/parameters/additionalProperties/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.parameters.additionalProperties.properties.subject.type,parentSchema:schema49.properties.parameters.additionalProperties.properties.subject,data:data8};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data7.route !== undefined){
let data9 = data7.route;
if(typeof data9 === "string"){
if(func2(data9) < 1){
const err24 = {instancePath:instancePath+"/parameters/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/route",schemaPath:"#/properties/parameters/additionalProperties/properties/route/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema49.properties.parameters.additionalProperties.properties.route,data:data9};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/parameters/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/route",schemaPath:"#/properties/parameters/additionalProperties/properties/route/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.parameters.additionalProperties.properties.route.type,parentSchema:schema49.properties.parameters.additionalProperties.properties.route,data:data9};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data7.query !== undefined){
let data10 = data7.query;
if(typeof data10 === "string"){
if(!pattern11.test(data10)){
const err26 = {instancePath:instancePath+"/parameters/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/query",schemaPath:"#/properties/parameters/additionalProperties/properties/query/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9-]*$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9-]*$"+"\"",schema:"^[a-z][A-Za-z0-9-]*$",parentSchema:schema49.properties.parameters.additionalProperties.properties.query,data:data10};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/parameters/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/query",schemaPath:"#/properties/parameters/additionalProperties/properties/query/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.parameters.additionalProperties.properties.query.type,parentSchema:schema49.properties.parameters.additionalProperties.properties.query,data:data10};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data7.default !== undefined){
let data11 = data7.default;
if(((typeof data11 !== "string") && (!((typeof data11 == "number") && (isFinite(data11))))) && (typeof data11 !== "boolean")){
const err28 = {instancePath:instancePath+"/parameters/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/default",schemaPath:"#/properties/parameters/additionalProperties/properties/default/type",keyword:"type",params:{type: schema49.properties.parameters.additionalProperties.properties.default.type},message:"must be string,number,boolean",schema:schema49.properties.parameters.additionalProperties.properties.default.type,parentSchema:schema49.properties.parameters.additionalProperties.properties.default,data:data11};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
}
}
else {
const err29 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema49.properties.parameters.type,parentSchema:schema49.properties.parameters,data:data6};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.presets !== undefined){
let data12 = data.presets;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key4 in data12){
let data13 = data12[key4];
if((((typeof data13 !== "string") && (!((typeof data13 == "number") && (isFinite(data13))))) && (typeof data13 !== "boolean")) && (!(data13 && typeof data13 == "object" && !Array.isArray(data13)))){
const err30 = {instancePath:instancePath+"/presets/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/presets/additionalProperties/type",keyword:"type",params:{type: schema49.properties.presets.additionalProperties.type},message:"must be string,number,boolean,object",schema:schema49.properties.presets.additionalProperties.type,parentSchema:schema49.properties.presets.additionalProperties,data:data13};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(Object.keys(data13).length < 1){
const err31 = {instancePath:instancePath+"/presets/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/presets/additionalProperties/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema49.properties.presets.additionalProperties,data:data13};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
for(const key5 in data13){
if(!((((key5 === "subject") || (key5 === "route")) || (key5 === "query")) || (key5 === "default"))){
const err32 = {instancePath:instancePath+"/presets/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/presets/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties",schema:false,parentSchema:schema49.properties.presets.additionalProperties,data:data13};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data13.subject !== undefined){
let data14 = data13.subject;
if(typeof data14 === "string"){
if(func2(data14) < 1){
const err33 = {instancePath:instancePath+"/presets/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/subject",schemaPath:"#/properties/presets/additionalProperties/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema49.properties.presets.additionalProperties.properties.subject,data:data14};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/presets/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/subject",schemaPath:"#/properties/presets/additionalProperties/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.presets.additionalProperties.properties.subject.type,parentSchema:schema49.properties.presets.additionalProperties.properties.subject,data:data14};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data13.route !== undefined){
let data15 = data13.route;
if(typeof data15 === "string"){
if(func2(data15) < 1){
const err35 = {instancePath:instancePath+"/presets/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/route",schemaPath:"#/properties/presets/additionalProperties/properties/route/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema49.properties.presets.additionalProperties.properties.route,data:data15};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/presets/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/route",schemaPath:"#/properties/presets/additionalProperties/properties/route/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.presets.additionalProperties.properties.route.type,parentSchema:schema49.properties.presets.additionalProperties.properties.route,data:data15};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data13.query !== undefined){
let data16 = data13.query;
if(typeof data16 === "string"){
if(!pattern11.test(data16)){
const err37 = {instancePath:instancePath+"/presets/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/query",schemaPath:"#/properties/presets/additionalProperties/properties/query/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9-]*$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9-]*$"+"\"",schema:"^[a-z][A-Za-z0-9-]*$",parentSchema:schema49.properties.presets.additionalProperties.properties.query,data:data16};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/presets/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/query",schemaPath:"#/properties/presets/additionalProperties/properties/query/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.presets.additionalProperties.properties.query.type,parentSchema:schema49.properties.presets.additionalProperties.properties.query,data:data16};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data13.default !== undefined){
let data17 = data13.default;
if(((typeof data17 !== "string") && (!((typeof data17 == "number") && (isFinite(data17))))) && (typeof data17 !== "boolean")){
const err39 = {instancePath:instancePath+"/presets/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/default",schemaPath:"#/properties/presets/additionalProperties/properties/default/type",keyword:"type",params:{type: schema49.properties.presets.additionalProperties.properties.default.type},message:"must be string,number,boolean",schema:schema49.properties.presets.additionalProperties.properties.default.type,parentSchema:schema49.properties.presets.additionalProperties.properties.default,data:data17};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
}
}
else {
const err40 = {instancePath:instancePath+"/presets",schemaPath:"#/properties/presets/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema49.properties.presets.type,parentSchema:schema49.properties.presets,data:data12};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.filters !== undefined){
let data18 = data.filters;
if(Array.isArray(data18)){
if(data18.length > 32){
const err41 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/maxItems",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items",schema:32,parentSchema:schema49.properties.filters,data:data18};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data18.length < 1){
const err42 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema49.properties.filters,data:data18};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
const len0 = data18.length;
for(let i0=0; i0<len0; i0++){
let data19 = data18[i0];
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.parameter === undefined){
const err43 = {instancePath:instancePath+"/filters/" + i0,schemaPath:"#/properties/filters/items/required",keyword:"required",params:{missingProperty: "parameter"},message:"must have required property '"+"parameter"+"'",schema:schema49.properties.filters.items.required,parentSchema:schema49.properties.filters.items,data:data19};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data19.kind === undefined){
const err44 = {instancePath:instancePath+"/filters/" + i0,schemaPath:"#/properties/filters/items/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema49.properties.filters.items.required,parentSchema:schema49.properties.filters.items,data:data19};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
for(const key6 in data19){
if(!(((((((key6 === "parameter") || (key6 === "label")) || (key6 === "kind")) || (key6 === "unit")) || (key6 === "unitOfOne")) || (key6 === "group")) || (key6 === "first"))){
const err45 = {instancePath:instancePath+"/filters/" + i0,schemaPath:"#/properties/filters/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties",schema:false,parentSchema:schema49.properties.filters.items,data:data19};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data19.parameter !== undefined){
let data20 = data19.parameter;
if(typeof data20 === "string"){
if(func2(data20) < 1){
const err46 = {instancePath:instancePath+"/filters/" + i0+"/parameter",schemaPath:"#/properties/filters/items/properties/parameter/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema49.properties.filters.items.properties.parameter,data:data20};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/filters/" + i0+"/parameter",schemaPath:"#/properties/filters/items/properties/parameter/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.filters.items.properties.parameter.type,parentSchema:schema49.properties.filters.items.properties.parameter,data:data20};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data19.label !== undefined){
let data21 = data19.label;
if(typeof data21 === "string"){
if(func2(data21) < 1){
const err48 = {instancePath:instancePath+"/filters/" + i0+"/label",schemaPath:"#/properties/filters/items/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema49.properties.filters.items.properties.label,data:data21};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/filters/" + i0+"/label",schemaPath:"#/properties/filters/items/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.filters.items.properties.label.type,parentSchema:schema49.properties.filters.items.properties.label,data:data21};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data19.kind !== undefined){
let data22 = data19.kind;
if(typeof data22 !== "string"){
const err50 = {instancePath:instancePath+"/filters/" + i0+"/kind",schemaPath:"#/properties/filters/items/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.filters.items.properties.kind.type,parentSchema:schema49.properties.filters.items.properties.kind,data:data22};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(!(((((data22 === "choice") || (data22 === "choices")) || (data22 === "range")) || (data22 === "instrument")) || (data22 === "text"))){
const err51 = {instancePath:instancePath+"/filters/" + i0+"/kind",schemaPath:"#/properties/filters/items/properties/kind/enum",keyword:"enum",params:{allowedValues: schema49.properties.filters.items.properties.kind.enum},message:"must be equal to one of the allowed values",schema:schema49.properties.filters.items.properties.kind.enum,parentSchema:schema49.properties.filters.items.properties.kind,data:data22};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data19.unit !== undefined){
let data23 = data19.unit;
if(typeof data23 === "string"){
if(func2(data23) > 12){
const err52 = {instancePath:instancePath+"/filters/" + i0+"/unit",schemaPath:"#/properties/filters/items/properties/unit/maxLength",keyword:"maxLength",params:{limit: 12},message:"must NOT have more than 12 characters",schema:12,parentSchema:schema49.properties.filters.items.properties.unit,data:data23};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(func2(data23) < 1){
const err53 = {instancePath:instancePath+"/filters/" + i0+"/unit",schemaPath:"#/properties/filters/items/properties/unit/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema49.properties.filters.items.properties.unit,data:data23};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/filters/" + i0+"/unit",schemaPath:"#/properties/filters/items/properties/unit/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.filters.items.properties.unit.type,parentSchema:schema49.properties.filters.items.properties.unit,data:data23};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data19.unitOfOne !== undefined){
let data24 = data19.unitOfOne;
if(typeof data24 === "string"){
if(func2(data24) > 12){
const err55 = {instancePath:instancePath+"/filters/" + i0+"/unitOfOne",schemaPath:"#/properties/filters/items/properties/unitOfOne/maxLength",keyword:"maxLength",params:{limit: 12},message:"must NOT have more than 12 characters",schema:12,parentSchema:schema49.properties.filters.items.properties.unitOfOne,data:data24};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(func2(data24) < 1){
const err56 = {instancePath:instancePath+"/filters/" + i0+"/unitOfOne",schemaPath:"#/properties/filters/items/properties/unitOfOne/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema49.properties.filters.items.properties.unitOfOne,data:data24};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
else {
const err57 = {instancePath:instancePath+"/filters/" + i0+"/unitOfOne",schemaPath:"#/properties/filters/items/properties/unitOfOne/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.filters.items.properties.unitOfOne.type,parentSchema:schema49.properties.filters.items.properties.unitOfOne,data:data24};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data19.group !== undefined){
let data25 = data19.group;
if(typeof data25 === "string"){
if(func2(data25) < 1){
const err58 = {instancePath:instancePath+"/filters/" + i0+"/group",schemaPath:"#/properties/filters/items/properties/group/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema49.properties.filters.items.properties.group,data:data25};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/filters/" + i0+"/group",schemaPath:"#/properties/filters/items/properties/group/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.filters.items.properties.group.type,parentSchema:schema49.properties.filters.items.properties.group,data:data25};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data19.first !== undefined){
let data26 = data19.first;
if(typeof data26 !== "boolean"){
const err60 = {instancePath:instancePath+"/filters/" + i0+"/first",schemaPath:"#/properties/filters/items/properties/first/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema49.properties.filters.items.properties.first.type,parentSchema:schema49.properties.filters.items.properties.first,data:data26};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
else {
const err61 = {instancePath:instancePath+"/filters/" + i0,schemaPath:"#/properties/filters/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema49.properties.filters.items.type,parentSchema:schema49.properties.filters.items,data:data19};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
else {
const err62 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema49.properties.filters.type,parentSchema:schema49.properties.filters,data:data18};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data.rows !== undefined){
let data27 = data.rows;
if(typeof data27 === "string"){
if(func2(data27) < 1){
const err63 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema49.properties.rows,data:data27};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
else {
const err64 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.rows.type,parentSchema:schema49.properties.rows,data:data27};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data.columns !== undefined){
let data28 = data.columns;
if(Array.isArray(data28)){
if(data28.length > 32){
const err65 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/maxItems",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items",schema:32,parentSchema:schema49.properties.columns,data:data28};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data28.length < 2){
const err66 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items",schema:2,parentSchema:schema49.properties.columns,data:data28};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
const len1 = data28.length;
for(let i1=0; i1<len1; i1++){
let data29 = data28[i1];
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if(data29.field === undefined){
const err67 = {instancePath:instancePath+"/columns/" + i1,schemaPath:"#/properties/columns/items/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'",schema:schema49.properties.columns.items.required,parentSchema:schema49.properties.columns.items,data:data29};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
for(const key7 in data29){
if(!(func39.call(schema49.properties.columns.items.properties, key7))){
const err68 = {instancePath:instancePath+"/columns/" + i1,schemaPath:"#/properties/columns/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties",schema:false,parentSchema:schema49.properties.columns.items,data:data29};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data29.field !== undefined){
let data30 = data29.field;
if(typeof data30 === "string"){
if(func2(data30) < 1){
const err69 = {instancePath:instancePath+"/columns/" + i1+"/field",schemaPath:"#/properties/columns/items/properties/field/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema49.properties.columns.items.properties.field,data:data30};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
else {
const err70 = {instancePath:instancePath+"/columns/" + i1+"/field",schemaPath:"#/properties/columns/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.columns.items.properties.field.type,parentSchema:schema49.properties.columns.items.properties.field,data:data30};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data29.label !== undefined){
let data31 = data29.label;
if(typeof data31 === "string"){
if(func2(data31) < 1){
const err71 = {instancePath:instancePath+"/columns/" + i1+"/label",schemaPath:"#/properties/columns/items/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema49.properties.columns.items.properties.label,data:data31};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
else {
const err72 = {instancePath:instancePath+"/columns/" + i1+"/label",schemaPath:"#/properties/columns/items/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.columns.items.properties.label.type,parentSchema:schema49.properties.columns.items.properties.label,data:data31};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data29.format !== undefined){
let data32 = data29.format;
if(typeof data32 !== "string"){
const err73 = {instancePath:instancePath+"/columns/" + i1+"/format",schemaPath:"#/properties/columns/items/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.columns.items.properties.format.type,parentSchema:schema49.properties.columns.items.properties.format,data:data32};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(!(((((((((((((((((((data32 === "number") || (data32 === "integer")) || (data32 === "percent")) || (data32 === "change")) || (data32 === "difference")) || (data32 === "price")) || (data32 === "amount")) || (data32 === "money")) || (data32 === "year")) || (data32 === "text")) || (data32 === "date")) || (data32 === "date-time")) || (data32 === "time")) || (data32 === "country")) || (data32 === "quality")) || (data32 === "link")) || (data32 === "yes-no")) || (data32 === "instrument")) || (data32 === "course"))){
const err74 = {instancePath:instancePath+"/columns/" + i1+"/format",schemaPath:"#/properties/columns/items/properties/format/enum",keyword:"enum",params:{allowedValues: schema49.properties.columns.items.properties.format.enum},message:"must be equal to one of the allowed values",schema:schema49.properties.columns.items.properties.format.enum,parentSchema:schema49.properties.columns.items.properties.format,data:data32};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data29.decimals !== undefined){
let data33 = data29.decimals;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
const err75 = {instancePath:instancePath+"/columns/" + i1+"/decimals",schemaPath:"#/properties/columns/items/properties/decimals/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema49.properties.columns.items.properties.decimals.type,parentSchema:schema49.properties.columns.items.properties.decimals,data:data33};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 > 8 || isNaN(data33)){
const err76 = {instancePath:instancePath+"/columns/" + i1+"/decimals",schemaPath:"#/properties/columns/items/properties/decimals/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8},message:"must be <= 8",schema:8,parentSchema:schema49.properties.columns.items.properties.decimals,data:data33};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(data33 < 0 || isNaN(data33)){
const err77 = {instancePath:instancePath+"/columns/" + i1+"/decimals",schemaPath:"#/properties/columns/items/properties/decimals/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema49.properties.columns.items.properties.decimals,data:data33};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
}
if(data29.rank !== undefined){
let data34 = data29.rank;
if(!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))){
const err78 = {instancePath:instancePath+"/columns/" + i1+"/rank",schemaPath:"#/properties/columns/items/properties/rank/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema49.properties.columns.items.properties.rank.type,parentSchema:schema49.properties.columns.items.properties.rank,data:data34};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 > 5 || isNaN(data34)){
const err79 = {instancePath:instancePath+"/columns/" + i1+"/rank",schemaPath:"#/properties/columns/items/properties/rank/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5",schema:5,parentSchema:schema49.properties.columns.items.properties.rank,data:data34};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(data34 < 1 || isNaN(data34)){
const err80 = {instancePath:instancePath+"/columns/" + i1+"/rank",schemaPath:"#/properties/columns/items/properties/rank/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema49.properties.columns.items.properties.rank,data:data34};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
}
if(data29.fold !== undefined){
let data35 = data29.fold;
if(typeof data35 !== "boolean"){
const err81 = {instancePath:instancePath+"/columns/" + i1+"/fold",schemaPath:"#/properties/columns/items/properties/fold/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema49.properties.columns.items.properties.fold.type,parentSchema:schema49.properties.columns.items.properties.fold,data:data35};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data29.optional !== undefined){
let data36 = data29.optional;
if(typeof data36 !== "boolean"){
const err82 = {instancePath:instancePath+"/columns/" + i1+"/optional",schemaPath:"#/properties/columns/items/properties/optional/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema49.properties.columns.items.properties.optional.type,parentSchema:schema49.properties.columns.items.properties.optional,data:data36};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data29.onWish !== undefined){
let data37 = data29.onWish;
if(typeof data37 !== "boolean"){
const err83 = {instancePath:instancePath+"/columns/" + i1+"/onWish",schemaPath:"#/properties/columns/items/properties/onWish/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema49.properties.columns.items.properties.onWish.type,parentSchema:schema49.properties.columns.items.properties.onWish,data:data37};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data29.decidesFor !== undefined){
let data38 = data29.decidesFor;
if(Array.isArray(data38)){
if(data38.length > 20){
const err84 = {instancePath:instancePath+"/columns/" + i1+"/decidesFor",schemaPath:"#/properties/columns/items/properties/decidesFor/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema49.properties.columns.items.properties.decidesFor,data:data38};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(data38.length < 1){
const err85 = {instancePath:instancePath+"/columns/" + i1+"/decidesFor",schemaPath:"#/properties/columns/items/properties/decidesFor/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema49.properties.columns.items.properties.decidesFor,data:data38};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
const len2 = data38.length;
for(let i2=0; i2<len2; i2++){
let data39 = data38[i2];
if(typeof data39 === "string"){
if(func2(data39) > 60){
const err86 = {instancePath:instancePath+"/columns/" + i1+"/decidesFor/" + i2,schemaPath:"#/properties/columns/items/properties/decidesFor/items/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters",schema:60,parentSchema:schema49.properties.columns.items.properties.decidesFor.items,data:data39};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(func2(data39) < 1){
const err87 = {instancePath:instancePath+"/columns/" + i1+"/decidesFor/" + i2,schemaPath:"#/properties/columns/items/properties/decidesFor/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema49.properties.columns.items.properties.decidesFor.items,data:data39};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
else {
const err88 = {instancePath:instancePath+"/columns/" + i1+"/decidesFor/" + i2,schemaPath:"#/properties/columns/items/properties/decidesFor/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.columns.items.properties.decidesFor.items.type,parentSchema:schema49.properties.columns.items.properties.decidesFor.items,data:data39};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
let i3 = data38.length;
let j0;
if(i3 > 1){
const indices0 = {};
for(;i3--;){
let item0 = data38[i3];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err89 = {instancePath:instancePath+"/columns/" + i1+"/decidesFor",schemaPath:"#/properties/columns/items/properties/decidesFor/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i3+" are identical)",schema:true,parentSchema:schema49.properties.columns.items.properties.decidesFor,data:data38};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
break;
}
indices0[item0] = i3;
}
}
}
else {
const err90 = {instancePath:instancePath+"/columns/" + i1+"/decidesFor",schemaPath:"#/properties/columns/items/properties/decidesFor/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema49.properties.columns.items.properties.decidesFor.type,parentSchema:schema49.properties.columns.items.properties.decidesFor,data:data38};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data29.sets !== undefined){
let data40 = data29.sets;
if(Array.isArray(data40)){
if(data40.length > 6){
const err91 = {instancePath:instancePath+"/columns/" + i1+"/sets",schemaPath:"#/properties/columns/items/properties/sets/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items",schema:6,parentSchema:schema49.properties.columns.items.properties.sets,data:data40};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(data40.length < 1){
const err92 = {instancePath:instancePath+"/columns/" + i1+"/sets",schemaPath:"#/properties/columns/items/properties/sets/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema49.properties.columns.items.properties.sets,data:data40};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
const len3 = data40.length;
for(let i4=0; i4<len3; i4++){
let data41 = data40[i4];
if(typeof data41 === "string"){
if(func2(data41) > 24){
const err93 = {instancePath:instancePath+"/columns/" + i1+"/sets/" + i4,schemaPath:"#/properties/columns/items/properties/sets/items/maxLength",keyword:"maxLength",params:{limit: 24},message:"must NOT have more than 24 characters",schema:24,parentSchema:schema49.properties.columns.items.properties.sets.items,data:data41};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(func2(data41) < 1){
const err94 = {instancePath:instancePath+"/columns/" + i1+"/sets/" + i4,schemaPath:"#/properties/columns/items/properties/sets/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema49.properties.columns.items.properties.sets.items,data:data41};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
else {
const err95 = {instancePath:instancePath+"/columns/" + i1+"/sets/" + i4,schemaPath:"#/properties/columns/items/properties/sets/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.columns.items.properties.sets.items.type,parentSchema:schema49.properties.columns.items.properties.sets.items,data:data41};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
let i5 = data40.length;
let j1;
if(i5 > 1){
const indices1 = {};
for(;i5--;){
let item1 = data40[i5];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err96 = {instancePath:instancePath+"/columns/" + i1+"/sets",schemaPath:"#/properties/columns/items/properties/sets/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i5+" are identical)",schema:true,parentSchema:schema49.properties.columns.items.properties.sets,data:data40};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
break;
}
indices1[item1] = i5;
}
}
}
else {
const err97 = {instancePath:instancePath+"/columns/" + i1+"/sets",schemaPath:"#/properties/columns/items/properties/sets/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema49.properties.columns.items.properties.sets.type,parentSchema:schema49.properties.columns.items.properties.sets,data:data40};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
}
else {
const err98 = {instancePath:instancePath+"/columns/" + i1,schemaPath:"#/properties/columns/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema49.properties.columns.items.type,parentSchema:schema49.properties.columns.items,data:data29};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
}
else {
const err99 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema49.properties.columns.type,parentSchema:schema49.properties.columns,data:data28};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data.sortBy !== undefined){
let data42 = data.sortBy;
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
if(data42.field === undefined){
const err100 = {instancePath:instancePath+"/sortBy",schemaPath:"#/properties/sortBy/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'",schema:schema49.properties.sortBy.required,parentSchema:schema49.properties.sortBy,data:data42};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
for(const key8 in data42){
if(!((key8 === "field") || (key8 === "direction"))){
const err101 = {instancePath:instancePath+"/sortBy",schemaPath:"#/properties/sortBy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties",schema:false,parentSchema:schema49.properties.sortBy,data:data42};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data42.field !== undefined){
let data43 = data42.field;
if(typeof data43 === "string"){
if(func2(data43) < 1){
const err102 = {instancePath:instancePath+"/sortBy/field",schemaPath:"#/properties/sortBy/properties/field/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema49.properties.sortBy.properties.field,data:data43};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
else {
const err103 = {instancePath:instancePath+"/sortBy/field",schemaPath:"#/properties/sortBy/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.sortBy.properties.field.type,parentSchema:schema49.properties.sortBy.properties.field,data:data43};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data42.direction !== undefined){
let data44 = data42.direction;
if(typeof data44 !== "string"){
const err104 = {instancePath:instancePath+"/sortBy/direction",schemaPath:"#/properties/sortBy/properties/direction/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.sortBy.properties.direction.type,parentSchema:schema49.properties.sortBy.properties.direction,data:data44};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if(!((data44 === "ascending") || (data44 === "descending"))){
const err105 = {instancePath:instancePath+"/sortBy/direction",schemaPath:"#/properties/sortBy/properties/direction/enum",keyword:"enum",params:{allowedValues: schema49.properties.sortBy.properties.direction.enum},message:"must be equal to one of the allowed values",schema:schema49.properties.sortBy.properties.direction.enum,parentSchema:schema49.properties.sortBy.properties.direction,data:data44};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
}
else {
const err106 = {instancePath:instancePath+"/sortBy",schemaPath:"#/properties/sortBy/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema49.properties.sortBy.type,parentSchema:schema49.properties.sortBy,data:data42};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(data.perPage !== undefined){
let data45 = data.perPage;
if(!(((typeof data45 == "number") && (!(data45 % 1) && !isNaN(data45))) && (isFinite(data45)))){
const err107 = {instancePath:instancePath+"/perPage",schemaPath:"#/properties/perPage/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema49.properties.perPage.type,parentSchema:schema49.properties.perPage,data:data45};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
if((typeof data45 == "number") && (isFinite(data45))){
if(data45 > 200 || isNaN(data45)){
const err108 = {instancePath:instancePath+"/perPage",schemaPath:"#/properties/perPage/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200",schema:200,parentSchema:schema49.properties.perPage,data:data45};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if(data45 < 5 || isNaN(data45)){
const err109 = {instancePath:instancePath+"/perPage",schemaPath:"#/properties/perPage/minimum",keyword:"minimum",params:{comparison: ">=", limit: 5},message:"must be >= 5",schema:5,parentSchema:schema49.properties.perPage,data:data45};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
}
if(data.compare !== undefined){
let data46 = data.compare;
if(typeof data46 === "string"){
if(func2(data46) < 1){
const err110 = {instancePath:instancePath+"/compare",schemaPath:"#/properties/compare/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema49.properties.compare,data:data46};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
else {
const err111 = {instancePath:instancePath+"/compare",schemaPath:"#/properties/compare/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.compare.type,parentSchema:schema49.properties.compare,data:data46};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data.saved !== undefined){
let data47 = data.saved;
if(typeof data47 === "string"){
if(func2(data47) < 1){
const err112 = {instancePath:instancePath+"/saved",schemaPath:"#/properties/saved/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema49.properties.saved,data:data47};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
else {
const err113 = {instancePath:instancePath+"/saved",schemaPath:"#/properties/saved/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.saved.type,parentSchema:schema49.properties.saved,data:data47};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data.csv !== undefined){
let data48 = data.csv;
if(typeof data48 !== "boolean"){
const err114 = {instancePath:instancePath+"/csv",schemaPath:"#/properties/csv/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema49.properties.csv.type,parentSchema:schema49.properties.csv,data:data48};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
if(data.empty !== undefined){
let data49 = data.empty;
if(typeof data49 === "string"){
if(func2(data49) < 1){
const err115 = {instancePath:instancePath+"/empty",schemaPath:"#/properties/empty/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema49.properties.empty,data:data49};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
else {
const err116 = {instancePath:instancePath+"/empty",schemaPath:"#/properties/empty/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.empty.type,parentSchema:schema49.properties.empty,data:data49};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
}
else {
const err117 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema49.type,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}

exports["forum-frame"] = validate49;
const schema50 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Rahmen des Forums","description":"Der leere Rahmen, in den das Forum seinen Inhalt setzt. Solange er leer ist, führt ein Verweis zum Forum.","x-vocabulary":"page","x-config":["site"],"x-introduction":true,"type":"object","additionalProperties":false,"required":["type","headline"],"properties":{"type":{"const":"forum-frame","description":"Immer „forum-frame“."},"headline":{"title":"Überschrift für Vorleseprogramme","type":"string","minLength":1,"description":"Überschrift für Vorleseprogramme.","examples":["Forum"]}},"examples":[{"type":"forum-frame","headline":"Forum"}],"$id":"parkett:forum-frame"};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:forum-frame" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema50.required,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.headline === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "headline"},message:"must have required property '"+"headline"+"'",schema:schema50.required,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "headline"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("forum-frame" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "forum-frame"},message:"must be equal to constant",schema:"forum-frame",parentSchema:schema50.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.headline !== undefined){
let data1 = data.headline;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err4 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema50.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema50.properties.headline.type,parentSchema:schema50.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema50.type,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}

exports["full-chart"] = validate50;
const schema51 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Großer Chart","description":"Der ganze Chart: Kerzen, Balken, Linie oder Fläche mit Umsatz, Zeiträume, Auflösungen und Skalen. Die Ansicht steht in der Adresse. Gehört auf die Unterseite „chart“.","x-vocabulary":"page","x-subject":"instrument","x-config":["products"],"x-prices":true,"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"full-chart","description":"Immer „full-chart“."},"headline":{"title":"Überschrift","type":"string","minLength":1,"description":"Überschrift.","examples":["Chart"]},"range":{"title":"Zeitraum","type":"string","enum":["D1","W1","M1","M3","M6","Y1","Y3","Y5","Y10","MAX"],"x-labels":{"D1":"1 Tag","W1":"1 Woche","M1":"1 Monat","M3":"3 Monate","M6":"6 Monate","Y1":"1 Jahr","Y3":"3 Jahre","Y5":"5 Jahre","Y10":"10 Jahre","MAX":"Gesamter Zeitraum"},"default":"Y1","description":"Zeitraum, der zuerst gezeigt wird.","examples":["Y1"]},"ranges":{"title":"Zeiträume zur Auswahl","type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["D1","W1","M1","M3","M6","Y1","Y3","Y5","Y10","MAX"],"x-labels":{"D1":"1 Tag","W1":"1 Woche","M1":"1 Monat","M3":"3 Monate","M6":"6 Monate","Y1":"1 Jahr","Y3":"3 Jahre","Y5":"5 Jahre","Y10":"10 Jahre","MAX":"Gesamter Zeitraum"},"description":"Zeitraum."},"description":"Zeiträume zur Auswahl; ohne Angabe alle.","examples":[["M1","Y1","MAX"]]},"kind":{"title":"Erste Darstellung","type":"string","enum":["kerzen","balken","linie","flaeche"],"x-labels":{"kerzen":"Kerzen","balken":"Balken","linie":"Linie","flaeche":"Fläche"},"default":"kerzen","description":"Darstellung, die zuerst gezeigt wird. Kurse, die nur einmal am Tag festgestellt werden, sind immer eine Linie.","examples":["flaeche"]}},"examples":[{"type":"full-chart","range":"Y1"}],"$id":"parkett:full-chart"};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:full-chart" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema51.required,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "headline")) || (key0 === "range")) || (key0 === "ranges")) || (key0 === "kind"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("full-chart" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "full-chart"},message:"must be equal to constant",schema:"full-chart",parentSchema:schema51.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.headline !== undefined){
let data1 = data.headline;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err3 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema51.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema51.properties.headline.type,parentSchema:schema51.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.range !== undefined){
let data2 = data.range;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/range",schemaPath:"#/properties/range/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema51.properties.range.type,parentSchema:schema51.properties.range,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((((((((data2 === "D1") || (data2 === "W1")) || (data2 === "M1")) || (data2 === "M3")) || (data2 === "M6")) || (data2 === "Y1")) || (data2 === "Y3")) || (data2 === "Y5")) || (data2 === "Y10")) || (data2 === "MAX"))){
const err6 = {instancePath:instancePath+"/range",schemaPath:"#/properties/range/enum",keyword:"enum",params:{allowedValues: schema51.properties.range.enum},message:"must be equal to one of the allowed values",schema:schema51.properties.range.enum,parentSchema:schema51.properties.range,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.ranges !== undefined){
let data3 = data.ranges;
if(Array.isArray(data3)){
if(data3.length < 1){
const err7 = {instancePath:instancePath+"/ranges",schemaPath:"#/properties/ranges/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema51.properties.ranges,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/ranges/" + i0,schemaPath:"#/properties/ranges/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema51.properties.ranges.items.type,parentSchema:schema51.properties.ranges.items,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((((((((data4 === "D1") || (data4 === "W1")) || (data4 === "M1")) || (data4 === "M3")) || (data4 === "M6")) || (data4 === "Y1")) || (data4 === "Y3")) || (data4 === "Y5")) || (data4 === "Y10")) || (data4 === "MAX"))){
const err9 = {instancePath:instancePath+"/ranges/" + i0,schemaPath:"#/properties/ranges/items/enum",keyword:"enum",params:{allowedValues: schema51.properties.ranges.items.enum},message:"must be equal to one of the allowed values",schema:schema51.properties.ranges.items.enum,parentSchema:schema51.properties.ranges.items,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
let i1 = data3.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data3[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err10 = {instancePath:instancePath+"/ranges",schemaPath:"#/properties/ranges/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema51.properties.ranges,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err11 = {instancePath:instancePath+"/ranges",schemaPath:"#/properties/ranges/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema51.properties.ranges.type,parentSchema:schema51.properties.ranges,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.kind !== undefined){
let data5 = data.kind;
if(typeof data5 !== "string"){
const err12 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema51.properties.kind.type,parentSchema:schema51.properties.kind,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((((data5 === "kerzen") || (data5 === "balken")) || (data5 === "linie")) || (data5 === "flaeche"))){
const err13 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema51.properties.kind.enum},message:"must be equal to one of the allowed values",schema:schema51.properties.kind.enum,parentSchema:schema51.properties.kind,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema51.type,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}

exports["group-list"] = validate51;
const schema52 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Gruppen von Wertpapieren","description":"Gruppen von Instrumenten als Verweise, nach Namen: Fondsgesellschaften, Länder. Gezählt wird, was der Finder kennt.","x-vocabulary":"page","type":"object","additionalProperties":false,"required":["type","headline","operation","filter","link"],"properties":{"type":{"const":"group-list","description":"Immer „group-list“."},"headline":{"title":"Überschrift","type":"string","minLength":1,"description":"Überschrift.","examples":["Länder"]},"operation":{"title":"Finder der Gruppen","type":"string","enum":["findStocks","findFunds","findBonds","findIndices","findCurrencies"],"description":"Der Finder, der die Gruppen kennt.","examples":["findStocks"]},"filter":{"title":"Filter","type":"string","pattern":"^[a-z][A-Za-z0-9]*$","description":"Der Filter des Finders, dessen Werte die Gruppen sind.","examples":["isoCountry"]},"link":{"title":"Verweis","x-reference":"under","type":"string","pattern":"^/[A-Za-z0-9/-]*[A-Za-z0-9]$","description":"Wo die Seiten der Gruppen liegen; dahinter steht der Name der Gruppe.","examples":["/aktien/aktien-laender"]},"flags":{"title":"Flaggen","type":"boolean","default":false,"description":"true: vor jedem Namen die Flagge; nur bei Ländern.","examples":[true]},"unit":{"title":"Gezähltes","type":"object","additionalProperties":false,"required":["one","many"],"description":"Was gezählt wird.","examples":[{"one":"Aktie","many":"Aktien"}],"properties":{"one":{"title":"In der Einzahl","type":"string","minLength":1,"description":"In der Einzahl.","examples":["Aktie"]},"many":{"title":"In der Mehrzahl","type":"string","minLength":1,"description":"In der Mehrzahl.","examples":["Aktien"]}}}},"examples":[{"type":"group-list","headline":"Länder","operation":"findStocks","filter":"isoCountry","link":"/aktien/aktien-laender","flags":true}],"$id":"parkett:group-list"};
const pattern19 = new RegExp("^[a-z][A-Za-z0-9]*$", "u");
const pattern20 = new RegExp("^/[A-Za-z0-9/-]*[A-Za-z0-9]$", "u");

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:group-list" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema52.required,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.headline === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "headline"},message:"must have required property '"+"headline"+"'",schema:schema52.required,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.operation === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "operation"},message:"must have required property '"+"operation"+"'",schema:schema52.required,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.filter === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "filter"},message:"must have required property '"+"filter"+"'",schema:schema52.required,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.link === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "link"},message:"must have required property '"+"link"+"'",schema:schema52.required,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "type") || (key0 === "headline")) || (key0 === "operation")) || (key0 === "filter")) || (key0 === "link")) || (key0 === "flags")) || (key0 === "unit"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("group-list" !== data0){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "group-list"},message:"must be equal to constant",schema:"group-list",parentSchema:schema52.properties.type,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.headline !== undefined){
let data1 = data.headline;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err7 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema52.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.properties.headline.type,parentSchema:schema52.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.operation !== undefined){
let data2 = data.operation;
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.properties.operation.type,parentSchema:schema52.properties.operation,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(((((data2 === "findStocks") || (data2 === "findFunds")) || (data2 === "findBonds")) || (data2 === "findIndices")) || (data2 === "findCurrencies"))){
const err10 = {instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/enum",keyword:"enum",params:{allowedValues: schema52.properties.operation.enum},message:"must be equal to one of the allowed values",schema:schema52.properties.operation.enum,parentSchema:schema52.properties.operation,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.filter !== undefined){
let data3 = data.filter;
if(typeof data3 === "string"){
if(!pattern19.test(data3)){
const err11 = {instancePath:instancePath+"/filter",schemaPath:"#/properties/filter/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*$"+"\"",schema:"^[a-z][A-Za-z0-9]*$",parentSchema:schema52.properties.filter,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/filter",schemaPath:"#/properties/filter/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.properties.filter.type,parentSchema:schema52.properties.filter,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.link !== undefined){
let data4 = data.link;
if(typeof data4 === "string"){
if(!pattern20.test(data4)){
const err13 = {instancePath:instancePath+"/link",schemaPath:"#/properties/link/pattern",keyword:"pattern",params:{pattern: "^/[A-Za-z0-9/-]*[A-Za-z0-9]$"},message:"must match pattern \""+"^/[A-Za-z0-9/-]*[A-Za-z0-9]$"+"\"",schema:"^/[A-Za-z0-9/-]*[A-Za-z0-9]$",parentSchema:schema52.properties.link,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/link",schemaPath:"#/properties/link/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.properties.link.type,parentSchema:schema52.properties.link,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.flags !== undefined){
let data5 = data.flags;
if(typeof data5 !== "boolean"){
const err15 = {instancePath:instancePath+"/flags",schemaPath:"#/properties/flags/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema52.properties.flags.type,parentSchema:schema52.properties.flags,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.unit !== undefined){
let data6 = data.unit;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.one === undefined){
const err16 = {instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/required",keyword:"required",params:{missingProperty: "one"},message:"must have required property '"+"one"+"'",schema:schema52.properties.unit.required,parentSchema:schema52.properties.unit,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data6.many === undefined){
const err17 = {instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/required",keyword:"required",params:{missingProperty: "many"},message:"must have required property '"+"many"+"'",schema:schema52.properties.unit.required,parentSchema:schema52.properties.unit,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key1 in data6){
if(!((key1 === "one") || (key1 === "many"))){
const err18 = {instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema52.properties.unit,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data6.one !== undefined){
let data7 = data6.one;
if(typeof data7 === "string"){
if(func2(data7) < 1){
const err19 = {instancePath:instancePath+"/unit/one",schemaPath:"#/properties/unit/properties/one/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema52.properties.unit.properties.one,data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/unit/one",schemaPath:"#/properties/unit/properties/one/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.properties.unit.properties.one.type,parentSchema:schema52.properties.unit.properties.one,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data6.many !== undefined){
let data8 = data6.many;
if(typeof data8 === "string"){
if(func2(data8) < 1){
const err21 = {instancePath:instancePath+"/unit/many",schemaPath:"#/properties/unit/properties/many/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema52.properties.unit.properties.many,data:data8};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/unit/many",schemaPath:"#/properties/unit/properties/many/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.properties.unit.properties.many.type,parentSchema:schema52.properties.unit.properties.many,data:data8};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema52.properties.unit.type,parentSchema:schema52.properties.unit,data:data6};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema52.type,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate51.errors = vErrors;
return errors === 0;
}

exports.headline = validate52;
const schema53 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Zwischenüberschrift","description":"Eine Zwischenüberschrift. Hat der Artikel ein Inhaltsverzeichnis, wird sie dort gelistet und fortlaufend nummeriert.","x-vocabulary":"article","x-subject":"article","type":"object","additionalProperties":false,"required":["type","value"],"properties":{"type":{"const":"headline","description":"Immer „headline“."},"value":{"title":"Überschrift","type":"string","description":"Text der Überschrift, ohne Auszeichnung.","examples":["Was eine Aktie ist"]},"excludedFromTOC":{"title":"Nicht im Inhaltsverzeichnis","type":"boolean","description":"Mit true fehlt sie im Inhaltsverzeichnis und trägt keine Nummer.","examples":[true]}},"examples":[{"type":"headline","value":"Was eine Aktie ist"}],"$id":"parkett:headline"};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:headline" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema53.required,parentSchema:schema53,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.value === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'",schema:schema53.required,parentSchema:schema53,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "value")) || (key0 === "excludedFromTOC"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema53,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("headline" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "headline"},message:"must be equal to constant",schema:"headline",parentSchema:schema53.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.value !== undefined){
let data1 = data.value;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.properties.value.type,parentSchema:schema53.properties.value,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.excludedFromTOC !== undefined){
let data2 = data.excludedFromTOC;
if(typeof data2 !== "boolean"){
const err5 = {instancePath:instancePath+"/excludedFromTOC",schemaPath:"#/properties/excludedFromTOC/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema53.properties.excludedFromTOC.type,parentSchema:schema53.properties.excludedFromTOC,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema53.type,parentSchema:schema53,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}

exports["heat-map"] = validate53;
const schema54 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Kurskarte","description":"Alle Aktien eines Index als Felder: je größer das Unternehmen, desto größer das Feld; Farbe und Zahl sagen, wie weit sich der Kurs bewegt hat.","x-vocabulary":"page","x-prices":true,"type":"object","additionalProperties":false,"required":["type","headline","index"],"properties":{"type":{"const":"heat-map","description":"Immer „heat-map“."},"headline":{"title":"Überschrift","type":"string","minLength":1,"maxLength":80,"description":"Überschrift der Karte.","examples":["Der DAX auf einen Blick"]},"index":{"title":"Index","x-reference":"index-instrument","type":"string","pattern":"^[0-9]+$","description":"Kennung des Index.","examples":["20735"]},"period":{"title":"Zeitraum","type":"string","enum":["day","week"],"x-labels":{"day":"Der Tag","week":"Eine Woche"},"default":"day","description":"Worüber sich die Kurse verändert haben: day zum Schlusskurs des Vortags, week zu dem vor einer Woche.","examples":["week"]},"link":{"title":"Adresse der Liste","x-reference":"path","type":"string","pattern":"^(/|seite:)","description":"Wo die Aktien als Liste stehen.","examples":["/aktien"]}},"examples":[{"type":"heat-map","headline":"Der DAX auf einen Blick","index":"20735"}],"$id":"parkett:heat-map"};
const pattern21 = new RegExp("^[0-9]+$", "u");

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:heat-map" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema54.required,parentSchema:schema54,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.headline === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "headline"},message:"must have required property '"+"headline"+"'",schema:schema54.required,parentSchema:schema54,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.index === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "index"},message:"must have required property '"+"index"+"'",schema:schema54.required,parentSchema:schema54,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "headline")) || (key0 === "index")) || (key0 === "period")) || (key0 === "link"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema54,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("heat-map" !== data0){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "heat-map"},message:"must be equal to constant",schema:"heat-map",parentSchema:schema54.properties.type,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.headline !== undefined){
let data1 = data.headline;
if(typeof data1 === "string"){
if(func2(data1) > 80){
const err5 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters",schema:80,parentSchema:schema54.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func2(data1) < 1){
const err6 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema54.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema54.properties.headline.type,parentSchema:schema54.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.index !== undefined){
let data2 = data.index;
if(typeof data2 === "string"){
if(!pattern21.test(data2)){
const err8 = {instancePath:instancePath+"/index",schemaPath:"#/properties/index/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"},message:"must match pattern \""+"^[0-9]+$"+"\"",schema:"^[0-9]+$",parentSchema:schema54.properties.index,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema54.properties.index.type,parentSchema:schema54.properties.index,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.period !== undefined){
let data3 = data.period;
if(typeof data3 !== "string"){
const err10 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema54.properties.period.type,parentSchema:schema54.properties.period,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((data3 === "day") || (data3 === "week"))){
const err11 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/enum",keyword:"enum",params:{allowedValues: schema54.properties.period.enum},message:"must be equal to one of the allowed values",schema:schema54.properties.period.enum,parentSchema:schema54.properties.period,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.link !== undefined){
let data4 = data.link;
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
const err12 = {instancePath:instancePath+"/link",schemaPath:"#/properties/link/pattern",keyword:"pattern",params:{pattern: "^(/|seite:)"},message:"must match pattern \""+"^(/|seite:)"+"\"",schema:"^(/|seite:)",parentSchema:schema54.properties.link,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/link",schemaPath:"#/properties/link/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema54.properties.link.type,parentSchema:schema54.properties.link,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema54.type,parentSchema:schema54,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}

exports.hint = validate54;
const schema55 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Hinweis","description":"Ein hervorgehobener Hinweis.","x-vocabulary":"article","type":"object","additionalProperties":false,"required":["type","value"],"properties":{"type":{"const":"hint","description":"Immer „hint“."},"title":{"title":"Überschrift","type":"string","description":"Überschrift; ohne Angabe „Hinweis“.","examples":["Gut zu wissen"]},"value":{"title":"Text des Hinweises","type":"string","description":"Text des Hinweises. Erlaubt sind einfache Auszeichnungen: <strong>, <em>, <a>, <code>, <abbr>, <sub>, <sup>, <br>.","examples":["Orders ohne Limit werden zum nächsten Preis ausgeführt."]}},"examples":[{"type":"hint","value":"Orders ohne Limit werden zum nächsten Preis ausgeführt."}],"$id":"parkett:hint"};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:hint" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema55.required,parentSchema:schema55,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.value === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'",schema:schema55.required,parentSchema:schema55,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "title")) || (key0 === "value"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema55,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("hint" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "hint"},message:"must be equal to constant",schema:"hint",parentSchema:schema55.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema55.properties.title.type,parentSchema:schema55.properties.title,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.value !== undefined){
let data2 = data.value;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema55.properties.value.type,parentSchema:schema55.properties.value,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema55.type,parentSchema:schema55,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}

exports["impersonation-end"] = validate55;
const schema56 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Fremdes Konto verlassen","description":"Knopf, mit dem ein Verwalter das Konto eines Nutzers wieder verlässt. Steht nur auf einer Seite mit „audience: private“.","x-vocabulary":"page","type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"impersonation-end","description":"Immer „impersonation-end“."}},"examples":[{"type":"impersonation-end"}],"$id":"parkett:impersonation-end"};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:impersonation-end" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema56.required,parentSchema:schema56,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "type")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema56,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("impersonation-end" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "impersonation-end"},message:"must be equal to constant",schema:"impersonation-end",parentSchema:schema56.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema56.type,parentSchema:schema56,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}

exports["impersonation-start"] = validate56;
const schema57 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Im Konto eines Nutzers arbeiten","description":"Formular, mit dem ein Verwalter im Konto eines Nutzers arbeitet. Nimmt auch Nachrichten der Werkzeuge an, deren Adressen in site.yaml stehen. Steht nur auf einer Seite mit „audience: private“.","x-vocabulary":"page","x-config":["site"],"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"impersonation-start","description":"Immer „impersonation-start“."}},"examples":[{"type":"impersonation-start"}],"$id":"parkett:impersonation-start"};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:impersonation-start" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema57.required,parentSchema:schema57,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "type")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema57,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("impersonation-start" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "impersonation-start"},message:"must be equal to constant",schema:"impersonation-start",parentSchema:schema57.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema57.type,parentSchema:schema57,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}

exports["index-lists"] = validate57;
const schema58 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Echtzeitlisten aller Indizes","description":"Verweise auf die Realtimelisten aller Indizes aus indices.yaml.","x-vocabulary":"page","x-config":["indices"],"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"index-lists","description":"Immer „index-lists“."},"headline":{"title":"Überschrift","type":"string","minLength":1,"description":"Überschrift; ohne sie steht nur die Reihe der Verweise.","examples":["Realtimelisten"]}},"examples":[{"type":"index-lists"}],"$id":"parkett:index-lists"};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:index-lists" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema58.required,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "headline"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("index-lists" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "index-lists"},message:"must be equal to constant",schema:"index-lists",parentSchema:schema58.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.headline !== undefined){
let data1 = data.headline;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err3 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema58.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema58.properties.headline.type,parentSchema:schema58.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema58.type,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}

exports["index-members"] = validate58;
const schema59 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Beiträge der Indexmitglieder","description":"Was die Mitglieder eines Index zu seiner Veränderung des Tages beitragen, als Karte (Fläche nach Gewicht) und als Tabelle. Ohne Gewichte erscheint nichts; Beiträge nur, wo der Index die Summe seiner Mitglieder ist.","x-vocabulary":"page","x-subject":"instrument","x-prices":true,"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"index-members","description":"Immer „index-members“."},"headline":{"title":"Überschrift","type":"string","minLength":1,"description":"Überschrift.","examples":["Wer den Index bewegt"]},"limit":{"title":"Höchstzahl","type":"integer","minimum":3,"maximum":50,"default":5,"description":"So viele der größten Beiträge nach oben und nach unten stehen in der Tabelle.","examples":[5]}},"examples":[{"type":"index-members"}],"$id":"parkett:index-members"};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:index-members" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema59.required,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "headline")) || (key0 === "limit"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("index-members" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "index-members"},message:"must be equal to constant",schema:"index-members",parentSchema:schema59.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.headline !== undefined){
let data1 = data.headline;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err3 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema59.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema59.properties.headline.type,parentSchema:schema59.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.limit !== undefined){
let data2 = data.limit;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema59.properties.limit.type,parentSchema:schema59.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 50 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},message:"must be <= 50",schema:50,parentSchema:schema59.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 < 3 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 3},message:"must be >= 3",schema:3,parentSchema:schema59.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema59.type,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate58.errors = vErrors;
return errors === 0;
}

exports["index-movers"] = validate59;
const schema60 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Tops und Flops nach Index","description":"Je Index die Aktien, die am meisten gewonnen und verloren haben, nebeneinander.","x-vocabulary":"page","x-prices":true,"type":"object","additionalProperties":false,"required":["type","headline","indices"],"properties":{"type":{"const":"index-movers","description":"Immer „index-movers“."},"headline":{"title":"Überschrift","type":"string","minLength":1,"maxLength":80,"description":"Überschrift.","examples":["Tops und Flops"]},"indices":{"title":"Indizes","type":"array","minItems":1,"maxItems":4,"description":"Indizes von links nach rechts.","examples":[[{"name":"DAX","index":"20735"}]],"items":{"type":"object","additionalProperties":false,"required":["name","index"],"description":"Ein Index.","properties":{"name":{"title":"Name","type":"string","minLength":1,"maxLength":40,"description":"Wie er für Besucher heißt.","examples":["DAX"]},"index":{"title":"Index","x-reference":"index-instrument","type":"string","pattern":"^[0-9]+$","description":"Kennung des Index.","examples":["20735"]},"link":{"title":"Adresse","x-reference":"path","type":"string","pattern":"^(/|seite:)","description":"Wohin der Name führt.","examples":["/index/DAX-Index-20735"]}}}},"count":{"title":"Aktien je Richtung","type":"integer","minimum":1,"maximum":5,"default":3,"description":"So viele Aktien je Richtung.","examples":[3]},"period":{"title":"Zeitraum","type":"string","enum":["day","week"],"x-labels":{"day":"Der Tag","week":"Eine Woche"},"default":"day","description":"Worüber sich die Kurse verändert haben: day zum Schlusskurs des Vortags, week zu dem vor einer Woche.","examples":["week"]}},"examples":[{"type":"index-movers","headline":"Tops und Flops","indices":[{"name":"DAX","index":"20735"}]}],"$id":"parkett:index-movers"};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:index-movers" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema60.required,parentSchema:schema60,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.headline === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "headline"},message:"must have required property '"+"headline"+"'",schema:schema60.required,parentSchema:schema60,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.indices === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "indices"},message:"must have required property '"+"indices"+"'",schema:schema60.required,parentSchema:schema60,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "headline")) || (key0 === "indices")) || (key0 === "count")) || (key0 === "period"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema60,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("index-movers" !== data0){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "index-movers"},message:"must be equal to constant",schema:"index-movers",parentSchema:schema60.properties.type,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.headline !== undefined){
let data1 = data.headline;
if(typeof data1 === "string"){
if(func2(data1) > 80){
const err5 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters",schema:80,parentSchema:schema60.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func2(data1) < 1){
const err6 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema60.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema60.properties.headline.type,parentSchema:schema60.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.indices !== undefined){
let data2 = data.indices;
if(Array.isArray(data2)){
if(data2.length > 4){
const err8 = {instancePath:instancePath+"/indices",schemaPath:"#/properties/indices/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items",schema:4,parentSchema:schema60.properties.indices,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.length < 1){
const err9 = {instancePath:instancePath+"/indices",schemaPath:"#/properties/indices/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema60.properties.indices,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.name === undefined){
const err10 = {instancePath:instancePath+"/indices/" + i0,schemaPath:"#/properties/indices/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema60.properties.indices.items.required,parentSchema:schema60.properties.indices.items,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3.index === undefined){
const err11 = {instancePath:instancePath+"/indices/" + i0,schemaPath:"#/properties/indices/items/required",keyword:"required",params:{missingProperty: "index"},message:"must have required property '"+"index"+"'",schema:schema60.properties.indices.items.required,parentSchema:schema60.properties.indices.items,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key1 in data3){
if(!(((key1 === "name") || (key1 === "index")) || (key1 === "link"))){
const err12 = {instancePath:instancePath+"/indices/" + i0,schemaPath:"#/properties/indices/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema60.properties.indices.items,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data3.name !== undefined){
let data4 = data3.name;
if(typeof data4 === "string"){
if(func2(data4) > 40){
const err13 = {instancePath:instancePath+"/indices/" + i0+"/name",schemaPath:"#/properties/indices/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters",schema:40,parentSchema:schema60.properties.indices.items.properties.name,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func2(data4) < 1){
const err14 = {instancePath:instancePath+"/indices/" + i0+"/name",schemaPath:"#/properties/indices/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema60.properties.indices.items.properties.name,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/indices/" + i0+"/name",schemaPath:"#/properties/indices/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema60.properties.indices.items.properties.name.type,parentSchema:schema60.properties.indices.items.properties.name,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data3.index !== undefined){
let data5 = data3.index;
if(typeof data5 === "string"){
if(!pattern21.test(data5)){
const err16 = {instancePath:instancePath+"/indices/" + i0+"/index",schemaPath:"#/properties/indices/items/properties/index/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"},message:"must match pattern \""+"^[0-9]+$"+"\"",schema:"^[0-9]+$",parentSchema:schema60.properties.indices.items.properties.index,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/indices/" + i0+"/index",schemaPath:"#/properties/indices/items/properties/index/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema60.properties.indices.items.properties.index.type,parentSchema:schema60.properties.indices.items.properties.index,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data3.link !== undefined){
let data6 = data3.link;
if(typeof data6 === "string"){
if(!pattern4.test(data6)){
const err18 = {instancePath:instancePath+"/indices/" + i0+"/link",schemaPath:"#/properties/indices/items/properties/link/pattern",keyword:"pattern",params:{pattern: "^(/|seite:)"},message:"must match pattern \""+"^(/|seite:)"+"\"",schema:"^(/|seite:)",parentSchema:schema60.properties.indices.items.properties.link,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/indices/" + i0+"/link",schemaPath:"#/properties/indices/items/properties/link/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema60.properties.indices.items.properties.link.type,parentSchema:schema60.properties.indices.items.properties.link,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/indices/" + i0,schemaPath:"#/properties/indices/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema60.properties.indices.items.type,parentSchema:schema60.properties.indices.items,data:data3};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/indices",schemaPath:"#/properties/indices/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema60.properties.indices.type,parentSchema:schema60.properties.indices,data:data2};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.count !== undefined){
let data7 = data.count;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err22 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema60.properties.count.type,parentSchema:schema60.properties.count,data:data7};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 5 || isNaN(data7)){
const err23 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5",schema:5,parentSchema:schema60.properties.count,data:data7};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err24 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema60.properties.count,data:data7};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data.period !== undefined){
let data8 = data.period;
if(typeof data8 !== "string"){
const err25 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema60.properties.period.type,parentSchema:schema60.properties.period,data:data8};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!((data8 === "day") || (data8 === "week"))){
const err26 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/enum",keyword:"enum",params:{allowedValues: schema60.properties.period.enum},message:"must be equal to one of the allowed values",schema:schema60.properties.period.enum,parentSchema:schema60.properties.period,data:data8};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema60.type,parentSchema:schema60,data};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}

exports["instrument-header"] = validate60;
const schema61 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Kopf eines Wertpapiers","description":"Kopf einer Instrumentseite: Name, Kennnummern, letzter Kurs mit Veränderung, Zeit, Handelsplatz und Qualität, Verweise auf die Unterseiten.","x-vocabulary":"page","x-subject":"instrument","x-introduction":true,"x-prices":true,"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"instrument-header","description":"Immer „instrument-header“."},"compact":{"title":"Knapp","type":"boolean","default":false,"description":"Name, Kurs und Unterseiten stehen in einer Zeile, ohne Kennnummern und Tageswerte: für Unterseiten, auf denen etwas anderes zuerst gesehen werden soll.","examples":[true]},"subPages":{"title":"Unterseiten","type":"array","description":"Unterseiten, auf die der Kopf verweist, in der Reihenfolge der Anzeige.","examples":[[{"name":"chart","label":"Chart"}]],"items":{"type":"object","additionalProperties":false,"required":["name","label"],"description":"Eine Unterseite.","properties":{"name":{"title":"Name in der Adresse","x-reference":"sub-page","type":"string","minLength":1,"description":"Name in der Adresse.","examples":["chart"],"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"},"label":{"title":"Text des Verweises","type":"string","minLength":1,"description":"Text des Verweises.","examples":["Chart"]}}}}},"examples":[{"type":"instrument-header","subPages":[{"name":"chart","label":"Chart"}]}],"$id":"parkett:instrument-header"};
const pattern25 = new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", "u");

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:instrument-header" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema61.required,parentSchema:schema61,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "compact")) || (key0 === "subPages"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema61,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("instrument-header" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "instrument-header"},message:"must be equal to constant",schema:"instrument-header",parentSchema:schema61.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.compact !== undefined){
let data1 = data.compact;
if(typeof data1 !== "boolean"){
const err3 = {instancePath:instancePath+"/compact",schemaPath:"#/properties/compact/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema61.properties.compact.type,parentSchema:schema61.properties.compact,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.subPages !== undefined){
let data2 = data.subPages;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.name === undefined){
const err4 = {instancePath:instancePath+"/subPages/" + i0,schemaPath:"#/properties/subPages/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema61.properties.subPages.items.required,parentSchema:schema61.properties.subPages.items,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data3.label === undefined){
const err5 = {instancePath:instancePath+"/subPages/" + i0,schemaPath:"#/properties/subPages/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema61.properties.subPages.items.required,parentSchema:schema61.properties.subPages.items,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key1 in data3){
if(!((key1 === "name") || (key1 === "label"))){
const err6 = {instancePath:instancePath+"/subPages/" + i0,schemaPath:"#/properties/subPages/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema61.properties.subPages.items,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data3.name !== undefined){
let data4 = data3.name;
if(typeof data4 === "string"){
if(func2(data4) < 1){
const err7 = {instancePath:instancePath+"/subPages/" + i0+"/name",schemaPath:"#/properties/subPages/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema61.properties.subPages.items.properties.name,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern25.test(data4)){
const err8 = {instancePath:instancePath+"/subPages/" + i0+"/name",schemaPath:"#/properties/subPages/items/properties/name/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema61.properties.subPages.items.properties.name,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/subPages/" + i0+"/name",schemaPath:"#/properties/subPages/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema61.properties.subPages.items.properties.name.type,parentSchema:schema61.properties.subPages.items.properties.name,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.label !== undefined){
let data5 = data3.label;
if(typeof data5 === "string"){
if(func2(data5) < 1){
const err10 = {instancePath:instancePath+"/subPages/" + i0+"/label",schemaPath:"#/properties/subPages/items/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema61.properties.subPages.items.properties.label,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/subPages/" + i0+"/label",schemaPath:"#/properties/subPages/items/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema61.properties.subPages.items.properties.label.type,parentSchema:schema61.properties.subPages.items.properties.label,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/subPages/" + i0,schemaPath:"#/properties/subPages/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema61.properties.subPages.items.type,parentSchema:schema61.properties.subPages.items,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/subPages",schemaPath:"#/properties/subPages/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema61.properties.subPages.type,parentSchema:schema61.properties.subPages,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema61.type,parentSchema:schema61,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}

exports["instrument-list"] = validate61;
const schema62 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Liste von Wertpapieren","description":"Liste von Instrumenten mit Kurs, Veränderung und Uhrzeit.","x-vocabulary":"page","x-prices":true,"type":"object","additionalProperties":false,"required":["type","headline","instruments"],"properties":{"type":{"const":"instrument-list","description":"Immer „instrument-list“."},"headline":{"title":"Überschrift","type":"string","minLength":1,"description":"Überschrift.","examples":["Die meistgesuchten Aktien"]},"instruments":{"title":"Instrumente","type":"array","minItems":1,"maxItems":100,"items":{"type":"object","additionalProperties":false,"required":["entityType","entityValue"],"description":"Ein Instrument, genannt mit Art und Kennung.","properties":{"entityType":{"title":"Art des Instruments","type":"string","enum":["STOCK","INDEX","BOND","COMMODITY","CRYPTO","CURRENCY","DERIVATIVE","ETF","FUND","FUTURE","INTEREST","PRECIOUS_METAL"],"x-labels":{"STOCK":"Aktie","INDEX":"Index","BOND":"Anleihe","COMMODITY":"Rohstoff","CRYPTO":"Kryptowährung","CURRENCY":"Währungspaar","DERIVATIVE":"Derivat","ETF":"ETF","FUND":"Fonds","FUTURE":"Future","INTEREST":"Zins","PRECIOUS_METAL":"Edelmetall"},"description":"Art des Instruments.","examples":["INDEX"]},"entityValue":{"title":"Instrument","x-reference":"instrument","type":"string","pattern":"^[A-Za-z0-9]{1,24}$","description":"Kennung des Instruments, in Anführungszeichen.","examples":["20735"]},"weight":{"title":"Anteil in Prozent","type":"number","exclusiveMinimum":0,"maximum":100,"description":"Anteil in Prozent, wenn die Liste ein Musterdepot ist; steht unter dem Namen.","examples":[12.5]}}},"description":"Instrumente in der Reihenfolge der Anzeige.","examples":[[{"entityType":"INDEX","entityValue":"20735"}]]}},"examples":[{"type":"instrument-list","headline":"Die meistgesuchten Aktien","instruments":[{"entityType":"STOCK","entityValue":"82849"}]}],"$id":"parkett:instrument-list"};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:instrument-list" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema62.required,parentSchema:schema62,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.headline === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "headline"},message:"must have required property '"+"headline"+"'",schema:schema62.required,parentSchema:schema62,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.instruments === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "instruments"},message:"must have required property '"+"instruments"+"'",schema:schema62.required,parentSchema:schema62,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "headline")) || (key0 === "instruments"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema62,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("instrument-list" !== data0){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "instrument-list"},message:"must be equal to constant",schema:"instrument-list",parentSchema:schema62.properties.type,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.headline !== undefined){
let data1 = data.headline;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err5 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema62.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema62.properties.headline.type,parentSchema:schema62.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.instruments !== undefined){
let data2 = data.instruments;
if(Array.isArray(data2)){
if(data2.length > 100){
const err7 = {instancePath:instancePath+"/instruments",schemaPath:"#/properties/instruments/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema62.properties.instruments,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.length < 1){
const err8 = {instancePath:instancePath+"/instruments",schemaPath:"#/properties/instruments/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema62.properties.instruments,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.entityType === undefined){
const err9 = {instancePath:instancePath+"/instruments/" + i0,schemaPath:"#/properties/instruments/items/required",keyword:"required",params:{missingProperty: "entityType"},message:"must have required property '"+"entityType"+"'",schema:schema62.properties.instruments.items.required,parentSchema:schema62.properties.instruments.items,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3.entityValue === undefined){
const err10 = {instancePath:instancePath+"/instruments/" + i0,schemaPath:"#/properties/instruments/items/required",keyword:"required",params:{missingProperty: "entityValue"},message:"must have required property '"+"entityValue"+"'",schema:schema62.properties.instruments.items.required,parentSchema:schema62.properties.instruments.items,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key1 in data3){
if(!(((key1 === "entityType") || (key1 === "entityValue")) || (key1 === "weight"))){
const err11 = {instancePath:instancePath+"/instruments/" + i0,schemaPath:"#/properties/instruments/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema62.properties.instruments.items,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.entityType !== undefined){
let data4 = data3.entityType;
if(typeof data4 !== "string"){
const err12 = {instancePath:instancePath+"/instruments/" + i0+"/entityType",schemaPath:"#/properties/instruments/items/properties/entityType/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema62.properties.instruments.items.properties.entityType.type,parentSchema:schema62.properties.instruments.items.properties.entityType,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((((((((((((data4 === "STOCK") || (data4 === "INDEX")) || (data4 === "BOND")) || (data4 === "COMMODITY")) || (data4 === "CRYPTO")) || (data4 === "CURRENCY")) || (data4 === "DERIVATIVE")) || (data4 === "ETF")) || (data4 === "FUND")) || (data4 === "FUTURE")) || (data4 === "INTEREST")) || (data4 === "PRECIOUS_METAL"))){
const err13 = {instancePath:instancePath+"/instruments/" + i0+"/entityType",schemaPath:"#/properties/instruments/items/properties/entityType/enum",keyword:"enum",params:{allowedValues: schema62.properties.instruments.items.properties.entityType.enum},message:"must be equal to one of the allowed values",schema:schema62.properties.instruments.items.properties.entityType.enum,parentSchema:schema62.properties.instruments.items.properties.entityType,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data3.entityValue !== undefined){
let data5 = data3.entityValue;
if(typeof data5 === "string"){
if(!pattern5.test(data5)){
const err14 = {instancePath:instancePath+"/instruments/" + i0+"/entityValue",schemaPath:"#/properties/instruments/items/properties/entityValue/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9]{1,24}$"},message:"must match pattern \""+"^[A-Za-z0-9]{1,24}$"+"\"",schema:"^[A-Za-z0-9]{1,24}$",parentSchema:schema62.properties.instruments.items.properties.entityValue,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/instruments/" + i0+"/entityValue",schemaPath:"#/properties/instruments/items/properties/entityValue/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema62.properties.instruments.items.properties.entityValue.type,parentSchema:schema62.properties.instruments.items.properties.entityValue,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data3.weight !== undefined){
let data6 = data3.weight;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 100 || isNaN(data6)){
const err16 = {instancePath:instancePath+"/instruments/" + i0+"/weight",schemaPath:"#/properties/instruments/items/properties/weight/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100",schema:100,parentSchema:schema62.properties.instruments.items.properties.weight,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data6 <= 0 || isNaN(data6)){
const err17 = {instancePath:instancePath+"/instruments/" + i0+"/weight",schemaPath:"#/properties/instruments/items/properties/weight/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0",schema:0,parentSchema:schema62.properties.instruments.items.properties.weight,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/instruments/" + i0+"/weight",schemaPath:"#/properties/instruments/items/properties/weight/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema62.properties.instruments.items.properties.weight.type,parentSchema:schema62.properties.instruments.items.properties.weight,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/instruments/" + i0,schemaPath:"#/properties/instruments/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema62.properties.instruments.items.type,parentSchema:schema62.properties.instruments.items,data:data3};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/instruments",schemaPath:"#/properties/instruments/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema62.properties.instruments.type,parentSchema:schema62.properties.instruments,data:data2};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema62.type,parentSchema:schema62,data};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate61.errors = vErrors;
return errors === 0;
}

exports["instrument-news"] = validate62;
const schema63 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Nachrichten zum Wertpapier","description":"Die neuesten Beiträge über das Instrument der Seite aus allen Rubriken, als Liste von Verweisen; bei einem Derivat die über seinen Basiswert. Ohne einen Beitrag erscheint nichts.","x-vocabulary":"page","x-subject":"instrument","type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"instrument-news","description":"Immer „instrument-news“."},"headline":{"title":"Überschrift","type":"string","minLength":1,"description":"Überschrift; ohne Angabe „Nachrichten“, bei einem Derivat „Nachrichten zum Basiswert“.","examples":["Nachrichten"]},"count":{"title":"Höchstzahl","type":"integer","minimum":1,"maximum":25,"default":6,"description":"So viele Beiträge höchstens.","examples":[6]},"subPage":{"title":"Unterseite mit allen","x-reference":"sub-page","type":"string","minLength":1,"description":"Unterseite mit allen Beiträgen über das Instrument; ohne Angabe führt kein Verweis weiter.","examples":["nachrichten"],"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"}},"examples":[{"type":"instrument-news"}],"$id":"parkett:instrument-news"};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:instrument-news" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema63.required,parentSchema:schema63,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "headline")) || (key0 === "count")) || (key0 === "subPage"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema63,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("instrument-news" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "instrument-news"},message:"must be equal to constant",schema:"instrument-news",parentSchema:schema63.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.headline !== undefined){
let data1 = data.headline;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err3 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema63.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema63.properties.headline.type,parentSchema:schema63.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.count !== undefined){
let data2 = data.count;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema63.properties.count.type,parentSchema:schema63.properties.count,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 25 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 25},message:"must be <= 25",schema:25,parentSchema:schema63.properties.count,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema63.properties.count,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.subPage !== undefined){
let data3 = data.subPage;
if(typeof data3 === "string"){
if(func2(data3) < 1){
const err8 = {instancePath:instancePath+"/subPage",schemaPath:"#/properties/subPage/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema63.properties.subPage,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern25.test(data3)){
const err9 = {instancePath:instancePath+"/subPage",schemaPath:"#/properties/subPage/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema63.properties.subPage,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/subPage",schemaPath:"#/properties/subPage/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema63.properties.subPage.type,parentSchema:schema63.properties.subPage,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema63.type,parentSchema:schema63,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}

exports["instrument-profile"] = validate63;
const schema64 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Beschreibung des Wertpapiers","description":"Beschreibung des Instruments in wenigen Absätzen.","x-vocabulary":"page","x-subject":"instrument","type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"instrument-profile","description":"Immer „instrument-profile“."},"headline":{"title":"Überschrift","type":"string","minLength":1,"description":"Überschrift.","examples":["Profil"]}},"examples":[{"type":"instrument-profile"}],"$id":"parkett:instrument-profile"};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:instrument-profile" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema64.required,parentSchema:schema64,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "headline"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema64,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("instrument-profile" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "instrument-profile"},message:"must be equal to constant",schema:"instrument-profile",parentSchema:schema64.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.headline !== undefined){
let data1 = data.headline;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err3 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema64.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema64.properties.headline.type,parentSchema:schema64.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema64.type,parentSchema:schema64,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}

exports.instruments = validate64;
const schema65 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Wertpapiere mit Kurs","description":"Eine Liste von Instrumenten mit Kurs und Verweis.","x-vocabulary":"article","x-prices":true,"type":"object","additionalProperties":false,"required":["type","instruments"],"properties":{"type":{"const":"instruments","description":"Immer „instruments“."},"title":{"title":"Überschrift der Liste","type":"string","description":"Überschrift der Liste; ohne Angabe „Instrumente im Artikel“.","examples":["Indizes im Überblick"]},"instruments":{"title":"Instrumente","type":"array","minItems":1,"maxItems":50,"description":"Die Instrumente in der gewünschten Reihenfolge.","items":{"type":"object","additionalProperties":false,"required":["entityType","entityValue"],"description":"Ein Instrument, benannt durch Art und Kennung.","properties":{"entityType":{"title":"Art des Instruments","enum":["STOCK","INDEX","BOND","COMMODITY","CRYPTO","CURRENCY","DERIVATIVE","ETF","FUND","FUTURE","INTEREST","PRECIOUS_METAL"],"x-labels":{"STOCK":"Aktie","INDEX":"Index","BOND":"Anleihe","COMMODITY":"Rohstoff","CRYPTO":"Kryptowährung","CURRENCY":"Währungspaar","DERIVATIVE":"Derivat","ETF":"ETF","FUND":"Fonds","FUTURE":"Future","INTEREST":"Zins","PRECIOUS_METAL":"Edelmetall"},"description":"Art des Instruments.","examples":["STOCK"]},"entityValue":{"title":"Instrument","x-reference":"instrument","type":"string","pattern":"^[A-Za-z0-9]{1,24}$","description":"Kennung des Instruments, etwa 82849, EURUSD oder BTC.","examples":["82849"]}}},"examples":[[{"entityType":"STOCK","entityValue":"82849"}]]}},"examples":[{"type":"instruments","instruments":[{"entityType":"STOCK","entityValue":"82849"}]}],"$id":"parkett:instruments"};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:instruments" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema65.required,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.instruments === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "instruments"},message:"must have required property '"+"instruments"+"'",schema:schema65.required,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "title")) || (key0 === "instruments"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("instruments" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "instruments"},message:"must be equal to constant",schema:"instruments",parentSchema:schema65.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema65.properties.title.type,parentSchema:schema65.properties.title,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.instruments !== undefined){
let data2 = data.instruments;
if(Array.isArray(data2)){
if(data2.length > 50){
const err5 = {instancePath:instancePath+"/instruments",schemaPath:"#/properties/instruments/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items",schema:50,parentSchema:schema65.properties.instruments,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.length < 1){
const err6 = {instancePath:instancePath+"/instruments",schemaPath:"#/properties/instruments/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema65.properties.instruments,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.entityType === undefined){
const err7 = {instancePath:instancePath+"/instruments/" + i0,schemaPath:"#/properties/instruments/items/required",keyword:"required",params:{missingProperty: "entityType"},message:"must have required property '"+"entityType"+"'",schema:schema65.properties.instruments.items.required,parentSchema:schema65.properties.instruments.items,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.entityValue === undefined){
const err8 = {instancePath:instancePath+"/instruments/" + i0,schemaPath:"#/properties/instruments/items/required",keyword:"required",params:{missingProperty: "entityValue"},message:"must have required property '"+"entityValue"+"'",schema:schema65.properties.instruments.items.required,parentSchema:schema65.properties.instruments.items,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 in data3){
if(!((key1 === "entityType") || (key1 === "entityValue"))){
const err9 = {instancePath:instancePath+"/instruments/" + i0,schemaPath:"#/properties/instruments/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema65.properties.instruments.items,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.entityType !== undefined){
let data4 = data3.entityType;
if(!((((((((((((data4 === "STOCK") || (data4 === "INDEX")) || (data4 === "BOND")) || (data4 === "COMMODITY")) || (data4 === "CRYPTO")) || (data4 === "CURRENCY")) || (data4 === "DERIVATIVE")) || (data4 === "ETF")) || (data4 === "FUND")) || (data4 === "FUTURE")) || (data4 === "INTEREST")) || (data4 === "PRECIOUS_METAL"))){
const err10 = {instancePath:instancePath+"/instruments/" + i0+"/entityType",schemaPath:"#/properties/instruments/items/properties/entityType/enum",keyword:"enum",params:{allowedValues: schema65.properties.instruments.items.properties.entityType.enum},message:"must be equal to one of the allowed values",schema:schema65.properties.instruments.items.properties.entityType.enum,parentSchema:schema65.properties.instruments.items.properties.entityType,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data3.entityValue !== undefined){
let data5 = data3.entityValue;
if(typeof data5 === "string"){
if(!pattern5.test(data5)){
const err11 = {instancePath:instancePath+"/instruments/" + i0+"/entityValue",schemaPath:"#/properties/instruments/items/properties/entityValue/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9]{1,24}$"},message:"must match pattern \""+"^[A-Za-z0-9]{1,24}$"+"\"",schema:"^[A-Za-z0-9]{1,24}$",parentSchema:schema65.properties.instruments.items.properties.entityValue,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/instruments/" + i0+"/entityValue",schemaPath:"#/properties/instruments/items/properties/entityValue/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema65.properties.instruments.items.properties.entityValue.type,parentSchema:schema65.properties.instruments.items.properties.entityValue,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/instruments/" + i0,schemaPath:"#/properties/instruments/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema65.properties.instruments.items.type,parentSchema:schema65.properties.instruments.items,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/instruments",schemaPath:"#/properties/instruments/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema65.properties.instruments.type,parentSchema:schema65.properties.instruments,data:data2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema65.type,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate64.errors = vErrors;
return errors === 0;
}

exports["interaction-placeholder"] = validate65;
const schema66 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Platz für eine Kampagne","description":"Ein Platz für einen Hinweis einer Kampagne an dieser Stelle des Textes. Ohne Hinweis nimmt er keinen Raum ein.","x-vocabulary":"article","type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"interaction-placeholder","description":"Immer „interaction-placeholder“."}},"examples":[{"type":"interaction-placeholder"}],"$id":"parkett:interaction-placeholder"};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:interaction-placeholder" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema66.required,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "type")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("interaction-placeholder" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "interaction-placeholder"},message:"must be equal to constant",schema:"interaction-placeholder",parentSchema:schema66.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema66.type,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}

exports["issuer-contact"] = validate66;
const schema67 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Kontakt des Emittenten","description":"Kontakt des Emittenten; erscheint nur, wenn er einen nennt.","x-vocabulary":"page","x-subject":"issuer","type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"issuer-contact","description":"Immer „issuer-contact“."},"headline":{"title":"Überschrift","type":"string","description":"Überschrift; ohne Angabe „Kontakt“.","examples":["So erreichen Sie uns"]}},"examples":[{"type":"issuer-contact"}],"$id":"parkett:issuer-contact"};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:issuer-contact" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema67.required,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "headline"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("issuer-contact" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "issuer-contact"},message:"must be equal to constant",schema:"issuer-contact",parentSchema:schema67.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.headline !== undefined){
let data1 = data.headline;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.properties.headline.type,parentSchema:schema67.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema67.type,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate66.errors = vErrors;
return errors === 0;
}

exports["issuer-footer"] = validate67;
const schema68 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Schlusstext des Emittenten","description":"Schlusstext des Emittenten; erscheint nur, wenn er einen nennt.","x-vocabulary":"page","x-subject":"issuer","type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"issuer-footer","description":"Immer „issuer-footer“."}},"examples":[{"type":"issuer-footer"}],"$id":"parkett:issuer-footer"};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:issuer-footer" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema68.required,parentSchema:schema68,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "type")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema68,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("issuer-footer" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "issuer-footer"},message:"must be equal to constant",schema:"issuer-footer",parentSchema:schema68.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema68.type,parentSchema:schema68,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate67.errors = vErrors;
return errors === 0;
}

exports["issuer-hero"] = validate68;
const schema69 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Großes Bild des Emittenten","description":"Großes Bild des Emittenten (heroImageId), auf Wunsch verlinkt (heroImageUrl).","x-vocabulary":"page","x-subject":"issuer","x-config":["site"],"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"issuer-hero","description":"Immer „issuer-hero“."}},"examples":[{"type":"issuer-hero"}],"$id":"parkett:issuer-hero"};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:issuer-hero" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema69.required,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "type")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("issuer-hero" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "issuer-hero"},message:"must be equal to constant",schema:"issuer-hero",parentSchema:schema69.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema69.type,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}

exports["issuer-instruments"] = validate69;
const schema70 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Wertpapiere des Reiters","description":"Die Instrumente des aktiven Reiters mit Geld, Brief und Kurs, die mitlaufen, in der Reihenfolge der Konfiguration.","x-vocabulary":"page","x-subject":"issuer","x-prices":true,"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"issuer-instruments","description":"Immer „issuer-instruments“."}},"examples":[{"type":"issuer-instruments"}],"$id":"parkett:issuer-instruments"};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:issuer-instruments" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema70.required,parentSchema:schema70,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "type")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema70,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("issuer-instruments" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "issuer-instruments"},message:"must be equal to constant",schema:"issuer-instruments",parentSchema:schema70.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema70.type,parentSchema:schema70,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate69.errors = vErrors;
return errors === 0;
}

exports["issuer-news"] = validate70;
const schema71 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Nachrichten des Emittenten","description":"Die neuesten Nachrichten des Emittenten: Beiträge der Quelle, die seine Microsite als newsId nennt. Ohne newsId oder Beiträge bleibt der Block leer.","x-vocabulary":"page","x-subject":"issuer","x-config":["site"],"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"issuer-news","description":"Immer „issuer-news“."},"headline":{"title":"Überschrift","type":"string","minLength":1,"description":"Überschrift; ohne Angabe „Nachrichten von“ und der Name des Emittenten.","examples":["Aktuelles"]},"count":{"title":"Höchstzahl der Beiträge","type":"integer","minimum":1,"maximum":24,"description":"Höchstzahl der Beiträge; ohne Angabe 4.","examples":[6]}},"examples":[{"type":"issuer-news","headline":"Aktuelles","count":6}],"$id":"parkett:issuer-news"};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:issuer-news" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema71.required,parentSchema:schema71,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "headline")) || (key0 === "count"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema71,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("issuer-news" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "issuer-news"},message:"must be equal to constant",schema:"issuer-news",parentSchema:schema71.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.headline !== undefined){
let data1 = data.headline;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err3 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema71.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema71.properties.headline.type,parentSchema:schema71.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.count !== undefined){
let data2 = data.count;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema71.properties.count.type,parentSchema:schema71.properties.count,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 24 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 24},message:"must be <= 24",schema:24,parentSchema:schema71.properties.count,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema71.properties.count,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema71.type,parentSchema:schema71,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate70.errors = vErrors;
return errors === 0;
}

exports["issuer-overview"] = validate71;
const schema72 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Alle Emittenten","description":"Alle Emittenten mit Bild, Anreißer und Verweis auf ihre Seite.","x-vocabulary":"page","x-config":["issuers","site"],"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"issuer-overview","description":"Immer „issuer-overview“."},"headline":{"title":"Überschrift der Liste","type":"string","description":"Überschrift der Liste.","examples":["Emittenten"]},"count":{"title":"Zahl der Emittenten","type":"integer","minimum":1,"maximum":24,"description":"So viele Emittenten höchstens; ohne Angabe alle.","examples":[4]},"link":{"title":"Adresse aller Emittenten","x-reference":"path","type":"string","pattern":"^(/|seite:)","description":"Wo alle Emittenten stehen.","examples":["/derivate"]}},"examples":[{"type":"issuer-overview","headline":"Emittenten"}],"$id":"parkett:issuer-overview"};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:issuer-overview" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema72.required,parentSchema:schema72,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "headline")) || (key0 === "count")) || (key0 === "link"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema72,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("issuer-overview" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "issuer-overview"},message:"must be equal to constant",schema:"issuer-overview",parentSchema:schema72.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.headline !== undefined){
let data1 = data.headline;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema72.properties.headline.type,parentSchema:schema72.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.count !== undefined){
let data2 = data.count;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema72.properties.count.type,parentSchema:schema72.properties.count,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 24 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 24},message:"must be <= 24",schema:24,parentSchema:schema72.properties.count,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema72.properties.count,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.link !== undefined){
let data3 = data.link;
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
const err7 = {instancePath:instancePath+"/link",schemaPath:"#/properties/link/pattern",keyword:"pattern",params:{pattern: "^(/|seite:)"},message:"must match pattern \""+"^(/|seite:)"+"\"",schema:"^(/|seite:)",parentSchema:schema72.properties.link,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/link",schemaPath:"#/properties/link/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema72.properties.link.type,parentSchema:schema72.properties.link,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema72.type,parentSchema:schema72,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate71.errors = vErrors;
return errors === 0;
}

exports["issuer-profile"] = validate72;
const schema73 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Profil des Emittenten","description":"Name, Unterzeile, Anreißer und Profiltext des Emittenten mit der Kennzeichnung als Werbung.","x-vocabulary":"page","x-subject":"issuer","x-config":["customers","site"],"x-introduction":true,"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"issuer-profile","description":"Immer „issuer-profile“."},"adLabelStyle":{"title":"Kennzeichnung als Werbung","enum":["WITH_NAME","WITH_LOGO"],"x-labels":{"WITH_NAME":"Mit Namen","WITH_LOGO":"Mit Logo"},"description":"Kennzeichnung mit Namen (ohne Angabe) oder Logo des Kunden.","examples":["WITH_LOGO"]}},"examples":[{"type":"issuer-profile","adLabelStyle":"WITH_NAME"}],"$id":"parkett:issuer-profile"};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:issuer-profile" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema73.required,parentSchema:schema73,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "adLabelStyle"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema73,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("issuer-profile" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "issuer-profile"},message:"must be equal to constant",schema:"issuer-profile",parentSchema:schema73.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.adLabelStyle !== undefined){
let data1 = data.adLabelStyle;
if(!((data1 === "WITH_NAME") || (data1 === "WITH_LOGO"))){
const err3 = {instancePath:instancePath+"/adLabelStyle",schemaPath:"#/properties/adLabelStyle/enum",keyword:"enum",params:{allowedValues: schema73.properties.adLabelStyle.enum},message:"must be equal to one of the allowed values",schema:schema73.properties.adLabelStyle.enum,parentSchema:schema73.properties.adLabelStyle,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema73.type,parentSchema:schema73,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate72.errors = vErrors;
return errors === 0;
}

exports["issuer-tabs"] = validate73;
const schema74 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Reiter des Emittenten","description":"Die Reiter eines Emittenten mit Listenansicht (layout: list).","x-vocabulary":"page","x-subject":"issuer","type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"issuer-tabs","description":"Immer „issuer-tabs“."}},"examples":[{"type":"issuer-tabs"}],"$id":"parkett:issuer-tabs"};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:issuer-tabs" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema74.required,parentSchema:schema74,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "type")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema74,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("issuer-tabs" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "issuer-tabs"},message:"must be equal to constant",schema:"issuer-tabs",parentSchema:schema74.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema74.type,parentSchema:schema74,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}

exports["issuer-tiles"] = validate74;
const schema75 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Kacheln des Emittenten","description":"Kacheln des Emittenten mit Überschrift, Bild, Text und Verweis nach außen.","x-vocabulary":"page","x-subject":"issuer","x-config":["site"],"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"issuer-tiles","description":"Immer „issuer-tiles“."},"headline":{"title":"Überschrift über den Kacheln","type":"string","description":"Überschrift über den Kacheln.","examples":["Mehr vom Emittenten"]}},"examples":[{"type":"issuer-tiles","headline":"Mehr vom Emittenten"}],"$id":"parkett:issuer-tiles"};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:issuer-tiles" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema75.required,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "headline"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("issuer-tiles" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "issuer-tiles"},message:"must be equal to constant",schema:"issuer-tiles",parentSchema:schema75.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.headline !== undefined){
let data1 = data.headline;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema75.properties.headline.type,parentSchema:schema75.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema75.type,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}

exports["key-facts"] = validate75;
const schema76 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Kennzahlen des Wertpapiers","description":"Kennzahlen des Instruments: Stammdaten nach Art, Kurse des Tages und Spannen.","x-vocabulary":"page","x-subject":"instrument","x-prices":true,"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"key-facts","description":"Immer „key-facts“."},"headline":{"title":"Überschrift","type":"string","minLength":1,"description":"Überschrift.","examples":["Kennzahlen"]}},"examples":[{"type":"key-facts"}],"$id":"parkett:key-facts"};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:key-facts" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema76.required,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "headline"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("key-facts" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "key-facts"},message:"must be equal to constant",schema:"key-facts",parentSchema:schema76.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.headline !== undefined){
let data1 = data.headline;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err3 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema76.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema76.properties.headline.type,parentSchema:schema76.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema76.type,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate75.errors = vErrors;
return errors === 0;
}

exports["lead-story"] = validate76;
const schema77 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Aufmacher","description":"Der neueste Beitrag mit Bild groß, daneben die neuesten Schlagzeilen einer anderen Rubrik mit Uhrzeit.","x-vocabulary":"page","x-config":["site"],"type":"object","additionalProperties":false,"required":["type","headlines"],"properties":{"type":{"const":"lead-story","description":"Immer „lead-story“."},"category":{"title":"Rubrik des Aufmachers","x-reference":"category","type":"string","pattern":"^[a-z0-9-]+$","description":"Rubrik, deren neuester Beitrag der Aufmacher ist; ohne Angabe der neueste Beitrag der Redaktion.","examples":["analysen"]},"more":{"title":"Weitere Beiträge","type":"integer","minimum":0,"maximum":4,"default":2,"description":"So viele der neuesten Beiträge der Redaktion stehen unter dem Aufmacher.","examples":[2]},"headlines":{"title":"Schlagzeilen daneben","type":"object","additionalProperties":false,"required":["title","category"],"description":"Schlagzeilen neben dem Aufmacher.","examples":[{"title":"Aus dem Markt","category":"agentur-meldungen","link":"/news/agentur"}],"properties":{"title":{"title":"Überschrift","type":"string","minLength":1,"maxLength":60,"description":"Überschrift der Schlagzeilen.","examples":["Aus dem Markt"]},"category":{"title":"Rubrik der Schlagzeilen","x-reference":"category","type":"string","pattern":"^[a-z0-9-]+$","description":"Rubrik der Schlagzeilen.","examples":["agentur-meldungen"]},"count":{"title":"Zahl der Schlagzeilen","type":"integer","minimum":1,"maximum":12,"default":7,"description":"Zahl der Schlagzeilen.","examples":[7]},"link":{"title":"Adresse aller Schlagzeilen","x-reference":"path","type":"string","pattern":"^(/|seite:)","description":"Wo alle Beiträge der Rubrik stehen.","examples":["/news/agentur"]}}}},"examples":[{"type":"lead-story","headlines":{"title":"Aus dem Markt","category":"agentur-meldungen","link":"/news/agentur"}}],"$id":"parkett:lead-story"};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:lead-story" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema77.required,parentSchema:schema77,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.headlines === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "headlines"},message:"must have required property '"+"headlines"+"'",schema:schema77.required,parentSchema:schema77,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "category")) || (key0 === "more")) || (key0 === "headlines"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema77,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("lead-story" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "lead-story"},message:"must be equal to constant",schema:"lead-story",parentSchema:schema77.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.category !== undefined){
let data1 = data.category;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err4 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9-]+$"},message:"must match pattern \""+"^[a-z0-9-]+$"+"\"",schema:"^[a-z0-9-]+$",parentSchema:schema77.properties.category,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema77.properties.category.type,parentSchema:schema77.properties.category,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.more !== undefined){
let data2 = data.more;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/more",schemaPath:"#/properties/more/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema77.properties.more.type,parentSchema:schema77.properties.more,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 4 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/more",schemaPath:"#/properties/more/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4",schema:4,parentSchema:schema77.properties.more,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/more",schemaPath:"#/properties/more/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema77.properties.more,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.headlines !== undefined){
let data3 = data.headlines;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.title === undefined){
const err9 = {instancePath:instancePath+"/headlines",schemaPath:"#/properties/headlines/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema77.properties.headlines.required,parentSchema:schema77.properties.headlines,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3.category === undefined){
const err10 = {instancePath:instancePath+"/headlines",schemaPath:"#/properties/headlines/required",keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'",schema:schema77.properties.headlines.required,parentSchema:schema77.properties.headlines,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key1 in data3){
if(!((((key1 === "title") || (key1 === "category")) || (key1 === "count")) || (key1 === "link"))){
const err11 = {instancePath:instancePath+"/headlines",schemaPath:"#/properties/headlines/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema77.properties.headlines,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.title !== undefined){
let data4 = data3.title;
if(typeof data4 === "string"){
if(func2(data4) > 60){
const err12 = {instancePath:instancePath+"/headlines/title",schemaPath:"#/properties/headlines/properties/title/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters",schema:60,parentSchema:schema77.properties.headlines.properties.title,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func2(data4) < 1){
const err13 = {instancePath:instancePath+"/headlines/title",schemaPath:"#/properties/headlines/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema77.properties.headlines.properties.title,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/headlines/title",schemaPath:"#/properties/headlines/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema77.properties.headlines.properties.title.type,parentSchema:schema77.properties.headlines.properties.title,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data3.category !== undefined){
let data5 = data3.category;
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
const err15 = {instancePath:instancePath+"/headlines/category",schemaPath:"#/properties/headlines/properties/category/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9-]+$"},message:"must match pattern \""+"^[a-z0-9-]+$"+"\"",schema:"^[a-z0-9-]+$",parentSchema:schema77.properties.headlines.properties.category,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/headlines/category",schemaPath:"#/properties/headlines/properties/category/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema77.properties.headlines.properties.category.type,parentSchema:schema77.properties.headlines.properties.category,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data3.count !== undefined){
let data6 = data3.count;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err17 = {instancePath:instancePath+"/headlines/count",schemaPath:"#/properties/headlines/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema77.properties.headlines.properties.count.type,parentSchema:schema77.properties.headlines.properties.count,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 12 || isNaN(data6)){
const err18 = {instancePath:instancePath+"/headlines/count",schemaPath:"#/properties/headlines/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12},message:"must be <= 12",schema:12,parentSchema:schema77.properties.headlines.properties.count,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err19 = {instancePath:instancePath+"/headlines/count",schemaPath:"#/properties/headlines/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema77.properties.headlines.properties.count,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data3.link !== undefined){
let data7 = data3.link;
if(typeof data7 === "string"){
if(!pattern4.test(data7)){
const err20 = {instancePath:instancePath+"/headlines/link",schemaPath:"#/properties/headlines/properties/link/pattern",keyword:"pattern",params:{pattern: "^(/|seite:)"},message:"must match pattern \""+"^(/|seite:)"+"\"",schema:"^(/|seite:)",parentSchema:schema77.properties.headlines.properties.link,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/headlines/link",schemaPath:"#/properties/headlines/properties/link/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema77.properties.headlines.properties.link.type,parentSchema:schema77.properties.headlines.properties.link,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/headlines",schemaPath:"#/properties/headlines/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema77.properties.headlines.type,parentSchema:schema77.properties.headlines,data:data3};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema77.type,parentSchema:schema77,data};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate76.errors = vErrors;
return errors === 0;
}

exports["letter-list"] = validate77;
const schema78 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Aktien eines Buchstabens","description":"Aktien, deren Name mit dem Buchstaben der Seite beginnt, mit Verweisen auf die anderen Buchstaben.","x-vocabulary":"page","x-subject":"letter","type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"letter-list","description":"Immer „letter-list“."}},"examples":[{"type":"letter-list"}],"$id":"parkett:letter-list"};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:letter-list" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema78.required,parentSchema:schema78,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "type")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema78,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("letter-list" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "letter-list"},message:"must be equal to constant",schema:"letter-list",parentSchema:schema78.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema78.type,parentSchema:schema78,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate77.errors = vErrors;
return errors === 0;
}

exports.link = validate78;
const schema79 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Verweis","description":"Ein Verweis in einer eigenen Zeile.","x-vocabulary":"article","type":"object","additionalProperties":false,"required":["type","url"],"properties":{"type":{"const":"link","description":"Immer „link“."},"value":{"title":"Beschriftung","type":"string","description":"Beschriftung; ohne Angabe gilt der Titel, dann die Adresse.","examples":["Alle Indizes im Überblick"]},"title":{"title":"Beschriftung ohne Text","type":"string","description":"Beschriftung, wenn value fehlt.","examples":["Alle Indizes im Überblick"]},"url":{"title":"Ziel","x-reference":"path","type":"string","description":"Ziel: Pfad im Portal oder Adresse mit https.","examples":["/index/DAX-Index-20735"]},"linkType":{"title":"Art des Verweises","enum":["EXTERNAL","INTERNAL"],"x-labels":{"EXTERNAL":"Extern, in neuem Tab","INTERNAL":"Im Portal"},"description":"EXTERNAL öffnet einen neuen Tab.","examples":["INTERNAL"]}},"examples":[{"type":"link","value":"Zum DAX","url":"/index/DAX-Index-20735","linkType":"INTERNAL"}],"$id":"parkett:link"};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:link" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema79.required,parentSchema:schema79,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'",schema:schema79.required,parentSchema:schema79,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "value")) || (key0 === "title")) || (key0 === "url")) || (key0 === "linkType"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema79,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("link" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "link"},message:"must be equal to constant",schema:"link",parentSchema:schema79.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.value !== undefined){
let data1 = data.value;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema79.properties.value.type,parentSchema:schema79.properties.value,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.title !== undefined){
let data2 = data.title;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema79.properties.title.type,parentSchema:schema79.properties.title,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.url !== undefined){
let data3 = data.url;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema79.properties.url.type,parentSchema:schema79.properties.url,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.linkType !== undefined){
let data4 = data.linkType;
if(!((data4 === "EXTERNAL") || (data4 === "INTERNAL"))){
const err7 = {instancePath:instancePath+"/linkType",schemaPath:"#/properties/linkType/enum",keyword:"enum",params:{allowedValues: schema79.properties.linkType.enum},message:"must be equal to one of the allowed values",schema:schema79.properties.linkType.enum,parentSchema:schema79.properties.linkType,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema79.type,parentSchema:schema79,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate78.errors = vErrors;
return errors === 0;
}

exports["link-list"] = validate79;
const schema80 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Wegweiser","description":"Wegweiser: Gruppen von Verweisen, jeder mit einem erklärenden Satz.","x-vocabulary":"page","type":"object","additionalProperties":false,"required":["type","headline","groups"],"properties":{"type":{"const":"link-list","description":"Immer „link-list“."},"headline":{"title":"Überschrift","type":"string","minLength":1,"description":"Überschrift.","examples":["Arten von Derivaten"]},"groups":{"title":"Gruppen","type":"array","minItems":1,"description":"Gruppen in der Reihenfolge der Anzeige.","examples":[[{"title":"Hebelprodukte","links":[{"name":"Knock-outs","link":"/derivate/Knock-Outs"}]}]],"items":{"title":"LinkListGroup","type":"object","additionalProperties":false,"required":["links"],"properties":{"title":{"title":"Überschrift der Gruppe","type":"string","minLength":1,"description":"Überschrift der Gruppe.","examples":["Hebelprodukte"]},"links":{"title":"Verweise der Gruppe","type":"array","minItems":1,"description":"Verweise der Gruppe.","examples":[[{"name":"Knock-outs","link":"/derivate/Knock-Outs"}]],"items":{"title":"LinkListEntry","type":"object","additionalProperties":false,"required":["name","link"],"properties":{"name":{"title":"Beschriftung","type":"string","minLength":1,"description":"Beschriftung.","examples":["Knock-outs"]},"link":{"title":"Adresse in diesem Portal","x-reference":"path","type":"string","pattern":"^(/|seite:)","description":"Adresse in diesem Portal.","examples":["/derivate/Knock-Outs"]},"text":{"title":"Ein Satz dazu","type":"string","minLength":1,"description":"Ein Satz dazu.","examples":["Verfallen wertlos, wenn die Schwelle berührt wird."]}}}}}}}},"examples":[{"type":"link-list","headline":"Arten von Derivaten","groups":[{"links":[{"name":"Knock-outs","link":"/derivate/Knock-Outs"}]}]}],"$id":"parkett:link-list"};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:link-list" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema80.required,parentSchema:schema80,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.headline === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "headline"},message:"must have required property '"+"headline"+"'",schema:schema80.required,parentSchema:schema80,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.groups === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "groups"},message:"must have required property '"+"groups"+"'",schema:schema80.required,parentSchema:schema80,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "headline")) || (key0 === "groups"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema80,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("link-list" !== data0){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "link-list"},message:"must be equal to constant",schema:"link-list",parentSchema:schema80.properties.type,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.headline !== undefined){
let data1 = data.headline;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err5 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema80.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema80.properties.headline.type,parentSchema:schema80.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.groups !== undefined){
let data2 = data.groups;
if(Array.isArray(data2)){
if(data2.length < 1){
const err7 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema80.properties.groups,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.links === undefined){
const err8 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/required",keyword:"required",params:{missingProperty: "links"},message:"must have required property '"+"links"+"'",schema:schema80.properties.groups.items.required,parentSchema:schema80.properties.groups.items,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 in data3){
if(!((key1 === "title") || (key1 === "links"))){
const err9 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema80.properties.groups.items,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.title !== undefined){
let data4 = data3.title;
if(typeof data4 === "string"){
if(func2(data4) < 1){
const err10 = {instancePath:instancePath+"/groups/" + i0+"/title",schemaPath:"#/properties/groups/items/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema80.properties.groups.items.properties.title,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/groups/" + i0+"/title",schemaPath:"#/properties/groups/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema80.properties.groups.items.properties.title.type,parentSchema:schema80.properties.groups.items.properties.title,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.links !== undefined){
let data5 = data3.links;
if(Array.isArray(data5)){
if(data5.length < 1){
const err12 = {instancePath:instancePath+"/groups/" + i0+"/links",schemaPath:"#/properties/groups/items/properties/links/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema80.properties.groups.items.properties.links,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.name === undefined){
const err13 = {instancePath:instancePath+"/groups/" + i0+"/links/" + i1,schemaPath:"#/properties/groups/items/properties/links/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema80.properties.groups.items.properties.links.items.required,parentSchema:schema80.properties.groups.items.properties.links.items,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data6.link === undefined){
const err14 = {instancePath:instancePath+"/groups/" + i0+"/links/" + i1,schemaPath:"#/properties/groups/items/properties/links/items/required",keyword:"required",params:{missingProperty: "link"},message:"must have required property '"+"link"+"'",schema:schema80.properties.groups.items.properties.links.items.required,parentSchema:schema80.properties.groups.items.properties.links.items,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key2 in data6){
if(!(((key2 === "name") || (key2 === "link")) || (key2 === "text"))){
const err15 = {instancePath:instancePath+"/groups/" + i0+"/links/" + i1,schemaPath:"#/properties/groups/items/properties/links/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema80.properties.groups.items.properties.links.items,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data6.name !== undefined){
let data7 = data6.name;
if(typeof data7 === "string"){
if(func2(data7) < 1){
const err16 = {instancePath:instancePath+"/groups/" + i0+"/links/" + i1+"/name",schemaPath:"#/properties/groups/items/properties/links/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema80.properties.groups.items.properties.links.items.properties.name,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/groups/" + i0+"/links/" + i1+"/name",schemaPath:"#/properties/groups/items/properties/links/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema80.properties.groups.items.properties.links.items.properties.name.type,parentSchema:schema80.properties.groups.items.properties.links.items.properties.name,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data6.link !== undefined){
let data8 = data6.link;
if(typeof data8 === "string"){
if(!pattern4.test(data8)){
const err18 = {instancePath:instancePath+"/groups/" + i0+"/links/" + i1+"/link",schemaPath:"#/properties/groups/items/properties/links/items/properties/link/pattern",keyword:"pattern",params:{pattern: "^(/|seite:)"},message:"must match pattern \""+"^(/|seite:)"+"\"",schema:"^(/|seite:)",parentSchema:schema80.properties.groups.items.properties.links.items.properties.link,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/groups/" + i0+"/links/" + i1+"/link",schemaPath:"#/properties/groups/items/properties/links/items/properties/link/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema80.properties.groups.items.properties.links.items.properties.link.type,parentSchema:schema80.properties.groups.items.properties.links.items.properties.link,data:data8};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data6.text !== undefined){
let data9 = data6.text;
if(typeof data9 === "string"){
if(func2(data9) < 1){
const err20 = {instancePath:instancePath+"/groups/" + i0+"/links/" + i1+"/text",schemaPath:"#/properties/groups/items/properties/links/items/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema80.properties.groups.items.properties.links.items.properties.text,data:data9};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/groups/" + i0+"/links/" + i1+"/text",schemaPath:"#/properties/groups/items/properties/links/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema80.properties.groups.items.properties.links.items.properties.text.type,parentSchema:schema80.properties.groups.items.properties.links.items.properties.text,data:data9};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/groups/" + i0+"/links/" + i1,schemaPath:"#/properties/groups/items/properties/links/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema80.properties.groups.items.properties.links.items.type,parentSchema:schema80.properties.groups.items.properties.links.items,data:data6};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/groups/" + i0+"/links",schemaPath:"#/properties/groups/items/properties/links/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema80.properties.groups.items.properties.links.type,parentSchema:schema80.properties.groups.items.properties.links,data:data5};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema80.properties.groups.items.type,parentSchema:schema80.properties.groups.items,data:data3};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema80.properties.groups.type,parentSchema:schema80.properties.groups,data:data2};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema80.type,parentSchema:schema80,data};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate79.errors = vErrors;
return errors === 0;
}

exports.login = validate80;
const schema81 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Anmeldung","description":"Formular zum Anmelden, mit dem Hinweis auf das Webtrading der Bank. Danach geht es zurück zu der Seite in „from“. Steht nur auf einer Seite mit „audience: private“.","x-vocabulary":"page","x-config":["site"],"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"login","description":"Immer „login“."}},"examples":[{"type":"login"}],"$id":"parkett:login"};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:login" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema81.required,parentSchema:schema81,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "type")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema81,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("login" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "login"},message:"must be equal to constant",schema:"login",parentSchema:schema81.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema81.type,parentSchema:schema81,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate80.errors = vErrors;
return errors === 0;
}

exports.logout = validate81;
const schema82 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Abmeldung","description":"Knopf zum Abmelden; danach die Nachricht, dass der Nutzer abgemeldet ist. Nur für private Seiten.","x-vocabulary":"page","x-config":["site"],"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"logout","description":"Immer „logout“."}},"examples":[{"type":"logout"}],"$id":"parkett:logout"};

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:logout" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema82.required,parentSchema:schema82,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "type")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema82,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("logout" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "logout"},message:"must be equal to constant",schema:"logout",parentSchema:schema82.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema82.type,parentSchema:schema82,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate81.errors = vErrors;
return errors === 0;
}

exports["logout-everywhere"] = validate82;
const schema83 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Überall abmelden","description":"Knopf, der den Nutzer auf allen Geräten abmeldet. Nur für private Seiten.","x-vocabulary":"page","type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"logout-everywhere","description":"Immer „logout-everywhere“."},"headline":{"title":"Überschrift","type":"string","minLength":1,"maxLength":60,"description":"Überschrift.","examples":["Überall abmelden"]}},"examples":[{"type":"logout-everywhere"}],"$id":"parkett:logout-everywhere"};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:logout-everywhere" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema83.required,parentSchema:schema83,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "headline"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema83,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("logout-everywhere" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "logout-everywhere"},message:"must be equal to constant",schema:"logout-everywhere",parentSchema:schema83.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.headline !== undefined){
let data1 = data.headline;
if(typeof data1 === "string"){
if(func2(data1) > 60){
const err3 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters",schema:60,parentSchema:schema83.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data1) < 1){
const err4 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema83.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema83.properties.headline.type,parentSchema:schema83.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema83.type,parentSchema:schema83,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate82.errors = vErrors;
return errors === 0;
}

exports["market-overview"] = validate83;
const schema84 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Marktüberblick","description":"Marktüberblick: Gruppen von Instrumenten mit Kurs, Veränderung, Uhrzeit und, wenn gewünscht, Verlauf, über den Tag oder die Woche.","x-vocabulary":"page","x-prices":true,"type":"object","additionalProperties":false,"required":["type","headline","groups"],"properties":{"type":{"const":"market-overview","description":"Immer „market-overview“."},"headline":{"title":"Überschrift","type":"string","minLength":1,"description":"Überschrift.","examples":["Märkte im Überblick"]},"withCourse":{"title":"Mit Verlauf","type":"boolean","default":false,"description":"Den Verlauf des Tages oder der Woche als kleine Linie zeigen.","examples":[true]},"period":{"title":"Zeitraum","enum":["day","week"],"x-labels":{"day":"Tag","week":"Woche"},"default":"day","description":"Wovon Veränderung und Verlauf handeln: vom Tag oder von der Woche.","examples":["week"]},"groups":{"title":"Gruppen","type":"array","minItems":1,"maxItems":8,"description":"Gruppen in der Reihenfolge der Anzeige.","examples":[[{"title":"Indizes","instruments":[{"entityType":"INDEX","entityValue":"20735"}]}]],"items":{"type":"object","additionalProperties":false,"required":["title","instruments"],"description":"Eine Gruppe.","properties":{"title":{"title":"Name der Gruppe","type":"string","minLength":1,"description":"Name der Gruppe.","examples":["Indizes"]},"link":{"title":"Seite mit mehr davon","x-reference":"path","type":"string","pattern":"^(/|seite:)","description":"Seite mit mehr davon.","examples":["/index"]},"instruments":{"title":"Instrumente","type":"array","minItems":1,"maxItems":100,"items":{"type":"object","additionalProperties":false,"required":["entityType","entityValue"],"description":"Ein Instrument, genannt mit Art und Kennung.","properties":{"entityType":{"title":"Art des Instruments","type":"string","enum":["STOCK","INDEX","BOND","COMMODITY","CRYPTO","CURRENCY","DERIVATIVE","ETF","FUND","FUTURE","INTEREST","PRECIOUS_METAL"],"x-labels":{"STOCK":"Aktie","INDEX":"Index","BOND":"Anleihe","COMMODITY":"Rohstoff","CRYPTO":"Kryptowährung","CURRENCY":"Währungspaar","DERIVATIVE":"Derivat","ETF":"ETF","FUND":"Fonds","FUTURE":"Future","INTEREST":"Zins","PRECIOUS_METAL":"Edelmetall"},"description":"Art des Instruments.","examples":["INDEX"]},"entityValue":{"title":"Instrument","x-reference":"instrument","type":"string","pattern":"^[A-Za-z0-9]{1,24}$","description":"Kennung des Instruments, in Anführungszeichen.","examples":["20735"]}}},"description":"Instrumente in der Reihenfolge der Anzeige.","examples":[[{"entityType":"INDEX","entityValue":"20735"}]]}}}}},"examples":[{"type":"market-overview","headline":"Märkte im Überblick","groups":[{"title":"Indizes","instruments":[{"entityType":"INDEX","entityValue":"20735"}]}]}],"$id":"parkett:market-overview"};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:market-overview" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema84.required,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.headline === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "headline"},message:"must have required property '"+"headline"+"'",schema:schema84.required,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.groups === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "groups"},message:"must have required property '"+"groups"+"'",schema:schema84.required,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "headline")) || (key0 === "withCourse")) || (key0 === "period")) || (key0 === "groups"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("market-overview" !== data0){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "market-overview"},message:"must be equal to constant",schema:"market-overview",parentSchema:schema84.properties.type,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.headline !== undefined){
let data1 = data.headline;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err5 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema84.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema84.properties.headline.type,parentSchema:schema84.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.withCourse !== undefined){
let data2 = data.withCourse;
if(typeof data2 !== "boolean"){
const err7 = {instancePath:instancePath+"/withCourse",schemaPath:"#/properties/withCourse/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema84.properties.withCourse.type,parentSchema:schema84.properties.withCourse,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.period !== undefined){
let data3 = data.period;
if(!((data3 === "day") || (data3 === "week"))){
const err8 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/enum",keyword:"enum",params:{allowedValues: schema84.properties.period.enum},message:"must be equal to one of the allowed values",schema:schema84.properties.period.enum,parentSchema:schema84.properties.period,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.groups !== undefined){
let data4 = data.groups;
if(Array.isArray(data4)){
if(data4.length > 8){
const err9 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items",schema:8,parentSchema:schema84.properties.groups,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data4.length < 1){
const err10 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema84.properties.groups,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.title === undefined){
const err11 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema84.properties.groups.items.required,parentSchema:schema84.properties.groups.items,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data5.instruments === undefined){
const err12 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/required",keyword:"required",params:{missingProperty: "instruments"},message:"must have required property '"+"instruments"+"'",schema:schema84.properties.groups.items.required,parentSchema:schema84.properties.groups.items,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key1 in data5){
if(!(((key1 === "title") || (key1 === "link")) || (key1 === "instruments"))){
const err13 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema84.properties.groups.items,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data5.title !== undefined){
let data6 = data5.title;
if(typeof data6 === "string"){
if(func2(data6) < 1){
const err14 = {instancePath:instancePath+"/groups/" + i0+"/title",schemaPath:"#/properties/groups/items/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema84.properties.groups.items.properties.title,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/groups/" + i0+"/title",schemaPath:"#/properties/groups/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema84.properties.groups.items.properties.title.type,parentSchema:schema84.properties.groups.items.properties.title,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data5.link !== undefined){
let data7 = data5.link;
if(typeof data7 === "string"){
if(!pattern4.test(data7)){
const err16 = {instancePath:instancePath+"/groups/" + i0+"/link",schemaPath:"#/properties/groups/items/properties/link/pattern",keyword:"pattern",params:{pattern: "^(/|seite:)"},message:"must match pattern \""+"^(/|seite:)"+"\"",schema:"^(/|seite:)",parentSchema:schema84.properties.groups.items.properties.link,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/groups/" + i0+"/link",schemaPath:"#/properties/groups/items/properties/link/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema84.properties.groups.items.properties.link.type,parentSchema:schema84.properties.groups.items.properties.link,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data5.instruments !== undefined){
let data8 = data5.instruments;
if(Array.isArray(data8)){
if(data8.length > 100){
const err18 = {instancePath:instancePath+"/groups/" + i0+"/instruments",schemaPath:"#/properties/groups/items/properties/instruments/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema84.properties.groups.items.properties.instruments,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data8.length < 1){
const err19 = {instancePath:instancePath+"/groups/" + i0+"/instruments",schemaPath:"#/properties/groups/items/properties/instruments/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema84.properties.groups.items.properties.instruments,data:data8};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.entityType === undefined){
const err20 = {instancePath:instancePath+"/groups/" + i0+"/instruments/" + i1,schemaPath:"#/properties/groups/items/properties/instruments/items/required",keyword:"required",params:{missingProperty: "entityType"},message:"must have required property '"+"entityType"+"'",schema:schema84.properties.groups.items.properties.instruments.items.required,parentSchema:schema84.properties.groups.items.properties.instruments.items,data:data9};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data9.entityValue === undefined){
const err21 = {instancePath:instancePath+"/groups/" + i0+"/instruments/" + i1,schemaPath:"#/properties/groups/items/properties/instruments/items/required",keyword:"required",params:{missingProperty: "entityValue"},message:"must have required property '"+"entityValue"+"'",schema:schema84.properties.groups.items.properties.instruments.items.required,parentSchema:schema84.properties.groups.items.properties.instruments.items,data:data9};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
for(const key2 in data9){
if(!((key2 === "entityType") || (key2 === "entityValue"))){
const err22 = {instancePath:instancePath+"/groups/" + i0+"/instruments/" + i1,schemaPath:"#/properties/groups/items/properties/instruments/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema84.properties.groups.items.properties.instruments.items,data:data9};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data9.entityType !== undefined){
let data10 = data9.entityType;
if(typeof data10 !== "string"){
const err23 = {instancePath:instancePath+"/groups/" + i0+"/instruments/" + i1+"/entityType",schemaPath:"#/properties/groups/items/properties/instruments/items/properties/entityType/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema84.properties.groups.items.properties.instruments.items.properties.entityType.type,parentSchema:schema84.properties.groups.items.properties.instruments.items.properties.entityType,data:data10};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!((((((((((((data10 === "STOCK") || (data10 === "INDEX")) || (data10 === "BOND")) || (data10 === "COMMODITY")) || (data10 === "CRYPTO")) || (data10 === "CURRENCY")) || (data10 === "DERIVATIVE")) || (data10 === "ETF")) || (data10 === "FUND")) || (data10 === "FUTURE")) || (data10 === "INTEREST")) || (data10 === "PRECIOUS_METAL"))){
const err24 = {instancePath:instancePath+"/groups/" + i0+"/instruments/" + i1+"/entityType",schemaPath:"#/properties/groups/items/properties/instruments/items/properties/entityType/enum",keyword:"enum",params:{allowedValues: schema84.properties.groups.items.properties.instruments.items.properties.entityType.enum},message:"must be equal to one of the allowed values",schema:schema84.properties.groups.items.properties.instruments.items.properties.entityType.enum,parentSchema:schema84.properties.groups.items.properties.instruments.items.properties.entityType,data:data10};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data9.entityValue !== undefined){
let data11 = data9.entityValue;
if(typeof data11 === "string"){
if(!pattern5.test(data11)){
const err25 = {instancePath:instancePath+"/groups/" + i0+"/instruments/" + i1+"/entityValue",schemaPath:"#/properties/groups/items/properties/instruments/items/properties/entityValue/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9]{1,24}$"},message:"must match pattern \""+"^[A-Za-z0-9]{1,24}$"+"\"",schema:"^[A-Za-z0-9]{1,24}$",parentSchema:schema84.properties.groups.items.properties.instruments.items.properties.entityValue,data:data11};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/groups/" + i0+"/instruments/" + i1+"/entityValue",schemaPath:"#/properties/groups/items/properties/instruments/items/properties/entityValue/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema84.properties.groups.items.properties.instruments.items.properties.entityValue.type,parentSchema:schema84.properties.groups.items.properties.instruments.items.properties.entityValue,data:data11};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/groups/" + i0+"/instruments/" + i1,schemaPath:"#/properties/groups/items/properties/instruments/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema84.properties.groups.items.properties.instruments.items.type,parentSchema:schema84.properties.groups.items.properties.instruments.items,data:data9};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/groups/" + i0+"/instruments",schemaPath:"#/properties/groups/items/properties/instruments/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema84.properties.groups.items.properties.instruments.type,parentSchema:schema84.properties.groups.items.properties.instruments,data:data8};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema84.properties.groups.items.type,parentSchema:schema84.properties.groups.items,data:data5};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema84.properties.groups.type,parentSchema:schema84.properties.groups,data:data4};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema84.type,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate83.errors = vErrors;
return errors === 0;
}

exports["most-searched"] = validate84;
const schema85 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Häufig gesuchte Wertpapiere","description":"Wertpapiere, die häufig gesucht werden, mit Kursen.","x-vocabulary":"page","x-prices":true,"type":"object","additionalProperties":false,"required":["type","headline"],"properties":{"type":{"const":"most-searched","description":"Immer „most-searched“."},"headline":{"title":"Überschrift","type":"string","minLength":1,"description":"Überschrift.","examples":["Häufig gesucht"]},"count":{"title":"Zahl der Wertpapiere","type":"integer","minimum":1,"maximum":20,"default":10,"description":"Zahl der Wertpapiere.","examples":[10]}},"examples":[{"type":"most-searched","headline":"Häufig gesucht"}],"$id":"parkett:most-searched"};

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:most-searched" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema85.required,parentSchema:schema85,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.headline === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "headline"},message:"must have required property '"+"headline"+"'",schema:schema85.required,parentSchema:schema85,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "headline")) || (key0 === "count"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema85,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("most-searched" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "most-searched"},message:"must be equal to constant",schema:"most-searched",parentSchema:schema85.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.headline !== undefined){
let data1 = data.headline;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err4 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema85.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema85.properties.headline.type,parentSchema:schema85.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.count !== undefined){
let data2 = data.count;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema85.properties.count.type,parentSchema:schema85.properties.count,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 20 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20",schema:20,parentSchema:schema85.properties.count,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema85.properties.count,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema85.type,parentSchema:schema85,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate84.errors = vErrors;
return errors === 0;
}

exports["move-reason"] = validate85;
const schema86 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Warum sich der Kurs bewegt","description":"Der jüngste Beitrag vom Tag des letzten Kurses, der sagt, warum sich Aktie oder Index bewegt. Ohne einen, oder wenn der Kurs seitdem gedreht hat, erscheint nichts.","x-vocabulary":"page","x-subject":"instrument","x-prices":true,"type":"object","additionalProperties":false,"required":["type","category"],"properties":{"type":{"const":"move-reason","description":"Immer „move-reason“."},"category":{"title":"Rubrik","type":"string","minLength":1,"x-reference":"category","description":"Rubrik der Beiträge, die Bewegungen erklären.","examples":["bewegte-aktien"]}},"examples":[{"type":"move-reason","category":"bewegte-aktien"}],"$id":"parkett:move-reason"};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:move-reason" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema86.required,parentSchema:schema86,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.category === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'",schema:schema86.required,parentSchema:schema86,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "category"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema86,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("move-reason" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "move-reason"},message:"must be equal to constant",schema:"move-reason",parentSchema:schema86.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.category !== undefined){
let data1 = data.category;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err4 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema86.properties.category,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.category.type,parentSchema:schema86.properties.category,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema86.type,parentSchema:schema86,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate85.errors = vErrors;
return errors === 0;
}

exports["moved-shares"] = validate86;
const schema87 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Was sich bewegt und warum","description":"Aktien eines Index, über deren Bewegung die Nachrichten des Tages berichten: Kurs von jetzt, Veränderung und die Meldung, die sagt, was dahintersteckt. Am stärksten bewegte zuerst.","x-vocabulary":"page","x-prices":true,"type":"object","additionalProperties":false,"required":["type","headline","category","index"],"properties":{"type":{"const":"moved-shares","description":"Immer „moved-shares“."},"headline":{"title":"Überschrift","type":"string","minLength":1,"maxLength":80,"description":"Überschrift der Liste.","examples":["Was sich heute bewegt und warum"]},"category":{"title":"Rubrik der Meldungen","x-reference":"category","type":"string","pattern":"^[a-z0-9-]+$","description":"Rubrik, deren Meldungen von je einer Aktie handeln.","examples":["bewegte-aktien"]},"index":{"title":"Index","type":"string","pattern":"^[0-9]+$","description":"Kennung des Index, zu dem die Aktien gehören.","examples":["20735"]},"count":{"title":"Zahl der Aktien","type":"integer","minimum":1,"maximum":20,"default":8,"description":"So viele Aktien höchstens.","examples":[8]},"link":{"title":"Adresse aller Meldungen","x-reference":"path","type":"string","pattern":"^(/|seite:)","description":"Wo alle Meldungen der Rubrik stehen.","examples":["/news/feed/bewegte-aktien"]}},"examples":[{"type":"moved-shares","headline":"Was sich heute bewegt und warum","category":"bewegte-aktien","index":"20735"}],"$id":"parkett:moved-shares"};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:moved-shares" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema87.required,parentSchema:schema87,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.headline === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "headline"},message:"must have required property '"+"headline"+"'",schema:schema87.required,parentSchema:schema87,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.category === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'",schema:schema87.required,parentSchema:schema87,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.index === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "index"},message:"must have required property '"+"index"+"'",schema:schema87.required,parentSchema:schema87,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "type") || (key0 === "headline")) || (key0 === "category")) || (key0 === "index")) || (key0 === "count")) || (key0 === "link"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema87,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("moved-shares" !== data0){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "moved-shares"},message:"must be equal to constant",schema:"moved-shares",parentSchema:schema87.properties.type,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.headline !== undefined){
let data1 = data.headline;
if(typeof data1 === "string"){
if(func2(data1) > 80){
const err6 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters",schema:80,parentSchema:schema87.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func2(data1) < 1){
const err7 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema87.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema87.properties.headline.type,parentSchema:schema87.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.category !== undefined){
let data2 = data.category;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err9 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9-]+$"},message:"must match pattern \""+"^[a-z0-9-]+$"+"\"",schema:"^[a-z0-9-]+$",parentSchema:schema87.properties.category,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema87.properties.category.type,parentSchema:schema87.properties.category,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.index !== undefined){
let data3 = data.index;
if(typeof data3 === "string"){
if(!pattern21.test(data3)){
const err11 = {instancePath:instancePath+"/index",schemaPath:"#/properties/index/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"},message:"must match pattern \""+"^[0-9]+$"+"\"",schema:"^[0-9]+$",parentSchema:schema87.properties.index,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema87.properties.index.type,parentSchema:schema87.properties.index,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.count !== undefined){
let data4 = data.count;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err13 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema87.properties.count.type,parentSchema:schema87.properties.count,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 20 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20",schema:20,parentSchema:schema87.properties.count,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema87.properties.count,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.link !== undefined){
let data5 = data.link;
if(typeof data5 === "string"){
if(!pattern4.test(data5)){
const err16 = {instancePath:instancePath+"/link",schemaPath:"#/properties/link/pattern",keyword:"pattern",params:{pattern: "^(/|seite:)"},message:"must match pattern \""+"^(/|seite:)"+"\"",schema:"^(/|seite:)",parentSchema:schema87.properties.link,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/link",schemaPath:"#/properties/link/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema87.properties.link.type,parentSchema:schema87.properties.link,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema87.type,parentSchema:schema87,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate86.errors = vErrors;
return errors === 0;
}

exports.movers = validate87;
const schema88 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Gewinner und Verlierer","description":"Gewinner und Verlierer nebeneinander, über einen Zeitraum und aus einer Gruppe, die Besucher wählen; die Wahl steht in der Adresse (?zeitraum=jahr&index=20735).","x-vocabulary":"page","x-config":["site"],"x-prices":true,"type":"object","additionalProperties":false,"required":["type","operation","periods","columns"],"properties":{"type":{"const":"movers","description":"Immer „movers“."},"operation":{"title":"Aufruf","type":"string","minLength":1,"x-operation":"reading","description":"Welcher Aufruf der Verträge antwortet: eine Suche, die nach den Feldern der Zeiträume sortiert.","examples":["findStocks"]},"parameters":{"title":"Parameter","type":"object","x-operation":"parameters","description":"Womit gefragt wird: feste Werte, oder woher sie kommen. Beispiel: entityValue: { subject: entityValue }, isoCountry: { query: land, default: DE }.","examples":[{"entityValue":{"subject":"entityValue"},"order":"DESC"}],"additionalProperties":{"type":["string","number","boolean","object"],"description":"Ein fester Wert, oder woher er kommt: { subject: … } vom Gegenstand der Seite, { route: … } aus dem Platzhalter der Route, { query: … } aus der Abfrage der Adresse.","additionalProperties":false,"minProperties":1,"properties":{"subject":{"title":"Angabe des Gegenstands","type":"string","minLength":1,"description":"Eine Angabe des Gegenstands der Seite.","examples":["entityValue"]},"route":{"title":"Route","type":"string","minLength":1,"description":"Ein Platzhalter der Route, ohne Klammern.","examples":["letter"]},"query":{"title":"Name in der Adresse","type":"string","pattern":"^[a-z][A-Za-z0-9-]*$","description":"Ein Name in der Abfrage der Adresse. Was dort nicht passt, gilt nicht.","examples":["land"]},"default":{"title":"Gilt ohne Angabe in der Adresse","type":["string","number","boolean"],"description":"Gilt, wenn die Adresse nichts sagt.","examples":["DE"]}}}},"periods":{"title":"Zeiträume zur Wahl","type":"array","minItems":1,"maxItems":10,"description":"Zeiträume zur Wahl; der erste gilt, solange die Adresse keinen nennt.","items":{"type":"object","additionalProperties":false,"required":["name","label","field","base"],"description":"Ein Zeitraum.","properties":{"name":{"title":"Name","type":"string","pattern":"^[a-z][a-z0-9-]*$","description":"Wie er in der Adresse heißt.","examples":["jahr"]},"label":{"title":"Beschriftung","type":"string","minLength":1,"description":"Wie er für Besucher heißt.","examples":["1 Jahr"]},"field":{"title":"Feld der Veränderung","type":"string","minLength":1,"x-operation":"field","description":"Das Feld mit der Veränderung; danach wird sortiert.","examples":["changes.performancePct1Y"]},"base":{"title":"Bezug der Veränderung","type":"string","minLength":1,"description":"Worauf sich die Veränderung bezieht; steht unter den Tabellen.","examples":["zum Schlusskurs vor einem Jahr"]}}},"examples":[[{"name":"tag","label":"1 Tag","field":"quote.performancePct","base":"zum Schlusskurs des Vortags"}]]},"choice":{"title":"Gruppen zur Wahl","type":"object","additionalProperties":false,"required":["label","query","options"],"description":"Gruppen zur Wahl, etwa Indizes; der Aufruf nimmt sie mit „parameters“ aus der Abfrage der Adresse.","properties":{"label":{"title":"Beschriftung","type":"string","minLength":1,"description":"Was gewählt wird.","examples":["Index"]},"query":{"title":"Name in der Adresse","type":"string","pattern":"^[a-z][A-Za-z0-9-]*$","description":"Name in der Abfrage der Adresse, wie in „parameters“.","examples":["index"]},"options":{"title":"Gruppen","type":"array","minItems":1,"maxItems":12,"description":"Gruppen; „Alle“ steht von selbst davor.","items":{"type":"object","additionalProperties":false,"required":["label","value"],"description":"Eine Gruppe.","properties":{"label":{"title":"Beschriftung","type":"string","minLength":1,"description":"Wie sie heißt.","examples":["DAX"]},"value":{"title":"Wert","type":"string","minLength":1,"description":"Wie der Aufruf sie nennt.","examples":["20735"]}}},"examples":[[{"label":"DAX","value":"20735"}]]}},"examples":[{"label":"Index","query":"index","options":[{"label":"DAX","value":"20735"}]}]},"columns":{"title":"Spalten","type":"array","items":{"type":"object","additionalProperties":false,"required":["field"],"description":"Ein Feld der Antwort.","properties":{"field":{"title":"Feld","type":"string","minLength":1,"x-operation":"field","description":"Ein Feld der Antwort; Felder von Abschnitten mit Punkt.","examples":["quote.last"]},"label":{"title":"Beschriftung","type":"string","minLength":1,"description":"Beschriftung; ohne Angabe die aus dem Vertrag.","examples":["Kurs"]},"format":{"title":"Schreibweise","type":"string","enum":["number","integer","percent","change","difference","price","amount","money","year","text","date","date-time","time","country","quality","link","yes-no","instrument","course"],"description":"Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.","examples":["percent"]},"link":{"title":"Feld mit der Adresse","type":"string","minLength":1,"x-operation":"field","description":"Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.","examples":["moveReason.url"]},"period":{"title":"Nur bei diesem Zeitraum","type":"string","minLength":1,"description":"Name des Zeitraums, bei dem die Spalte dasteht, etwa was nur zum heutigen Tag passt; ohne Angabe bei allen.","examples":["tag"]},"decimals":{"title":"Nachkommastellen","type":"integer","minimum":0,"maximum":8,"description":"Nachkommastellen; ohne Angabe nach dem Format.","examples":[2]},"rank":{"title":"Rang auf schmalen Bildschirmen","type":"integer","minimum":1,"maximum":5,"description":"1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe nach der Stelle.","examples":[3]},"fold":{"title":"Unter der ersten Spalte","type":"boolean","default":false,"description":"true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.","examples":[true]},"bar":{"title":"Balken","type":"boolean","default":false,"description":"true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.","examples":[true]},"optional":{"title":"Ohne Werte ausblenden","type":"boolean","default":false,"description":"true: Ohne einen Wert in den Zeilen fehlt die Spalte.","examples":[true]}}},"minItems":1,"description":"Spalten hinter dem Namen: zuerst der Kurs; hinter ihm steht die Veränderung, dann die übrigen.","examples":[[{"field":"quote.last","label":"Kurs","rank":2},{"field":"company.branch.name","label":"Branche","rank":3}]]},"limit":{"title":"Höchstzahl","type":"integer","minimum":1,"maximum":50,"default":25,"description":"So viele Zeilen je Richtung.","examples":[25]}},"examples":[{"type":"movers","operation":"findStocks","periods":[{"name":"tag","label":"1 Tag","field":"quote.performancePct","base":"zum Schlusskurs des Vortags"}],"columns":[{"field":"quote.last","label":"Kurs"}]}],"$id":"parkett:movers"};
const pattern40 = new RegExp("^[a-z][a-z0-9-]*$", "u");

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:movers" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema88.required,parentSchema:schema88,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.operation === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "operation"},message:"must have required property '"+"operation"+"'",schema:schema88.required,parentSchema:schema88,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.periods === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "periods"},message:"must have required property '"+"periods"+"'",schema:schema88.required,parentSchema:schema88,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.columns === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "columns"},message:"must have required property '"+"columns"+"'",schema:schema88.required,parentSchema:schema88,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "type") || (key0 === "operation")) || (key0 === "parameters")) || (key0 === "periods")) || (key0 === "choice")) || (key0 === "columns")) || (key0 === "limit"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema88,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("movers" !== data0){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "movers"},message:"must be equal to constant",schema:"movers",parentSchema:schema88.properties.type,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.operation !== undefined){
let data1 = data.operation;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err6 = {instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema88.properties.operation,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema88.properties.operation.type,parentSchema:schema88.properties.operation,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.parameters !== undefined){
let data2 = data.parameters;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
let data3 = data2[key1];
if((((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))) && (typeof data3 !== "boolean")) && (!(data3 && typeof data3 == "object" && !Array.isArray(data3)))){
const err8 = {instancePath:instancePath+"/parameters/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/parameters/additionalProperties/type",keyword:"type",params:{type: schema88.properties.parameters.additionalProperties.type},message:"must be string,number,boolean,object",schema:schema88.properties.parameters.additionalProperties.type,parentSchema:schema88.properties.parameters.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length < 1){
const err9 = {instancePath:instancePath+"/parameters/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/parameters/additionalProperties/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema88.properties.parameters.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key2 in data3){
if(!((((key2 === "subject") || (key2 === "route")) || (key2 === "query")) || (key2 === "default"))){
const err10 = {instancePath:instancePath+"/parameters/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/parameters/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema88.properties.parameters.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data3.subject !== undefined){
let data4 = data3.subject;
if(typeof data4 === "string"){
if(func2(data4) < 1){
const err11 = {instancePath:instancePath+"/parameters/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/subject",schemaPath:"#/properties/parameters/additionalProperties/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema88.properties.parameters.additionalProperties.properties.subject,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/parameters/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/subject",schemaPath:"#/properties/parameters/additionalProperties/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema88.properties.parameters.additionalProperties.properties.subject.type,parentSchema:schema88.properties.parameters.additionalProperties.properties.subject,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data3.route !== undefined){
let data5 = data3.route;
if(typeof data5 === "string"){
if(func2(data5) < 1){
const err13 = {instancePath:instancePath+"/parameters/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/route",schemaPath:"#/properties/parameters/additionalProperties/properties/route/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema88.properties.parameters.additionalProperties.properties.route,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/parameters/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/route",schemaPath:"#/properties/parameters/additionalProperties/properties/route/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema88.properties.parameters.additionalProperties.properties.route.type,parentSchema:schema88.properties.parameters.additionalProperties.properties.route,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data3.query !== undefined){
let data6 = data3.query;
if(typeof data6 === "string"){
if(!pattern11.test(data6)){
const err15 = {instancePath:instancePath+"/parameters/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/query",schemaPath:"#/properties/parameters/additionalProperties/properties/query/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9-]*$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9-]*$"+"\"",schema:"^[a-z][A-Za-z0-9-]*$",parentSchema:schema88.properties.parameters.additionalProperties.properties.query,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/parameters/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/query",schemaPath:"#/properties/parameters/additionalProperties/properties/query/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema88.properties.parameters.additionalProperties.properties.query.type,parentSchema:schema88.properties.parameters.additionalProperties.properties.query,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data3.default !== undefined){
let data7 = data3.default;
if(((typeof data7 !== "string") && (!((typeof data7 == "number") && (isFinite(data7))))) && (typeof data7 !== "boolean")){
const err17 = {instancePath:instancePath+"/parameters/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/default",schemaPath:"#/properties/parameters/additionalProperties/properties/default/type",keyword:"type",params:{type: schema88.properties.parameters.additionalProperties.properties.default.type},message:"must be string,number,boolean",schema:schema88.properties.parameters.additionalProperties.properties.default.type,parentSchema:schema88.properties.parameters.additionalProperties.properties.default,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
}
}
else {
const err18 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema88.properties.parameters.type,parentSchema:schema88.properties.parameters,data:data2};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.periods !== undefined){
let data8 = data.periods;
if(Array.isArray(data8)){
if(data8.length > 10){
const err19 = {instancePath:instancePath+"/periods",schemaPath:"#/properties/periods/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items",schema:10,parentSchema:schema88.properties.periods,data:data8};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data8.length < 1){
const err20 = {instancePath:instancePath+"/periods",schemaPath:"#/properties/periods/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema88.properties.periods,data:data8};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.name === undefined){
const err21 = {instancePath:instancePath+"/periods/" + i0,schemaPath:"#/properties/periods/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema88.properties.periods.items.required,parentSchema:schema88.properties.periods.items,data:data9};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data9.label === undefined){
const err22 = {instancePath:instancePath+"/periods/" + i0,schemaPath:"#/properties/periods/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema88.properties.periods.items.required,parentSchema:schema88.properties.periods.items,data:data9};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data9.field === undefined){
const err23 = {instancePath:instancePath+"/periods/" + i0,schemaPath:"#/properties/periods/items/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'",schema:schema88.properties.periods.items.required,parentSchema:schema88.properties.periods.items,data:data9};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data9.base === undefined){
const err24 = {instancePath:instancePath+"/periods/" + i0,schemaPath:"#/properties/periods/items/required",keyword:"required",params:{missingProperty: "base"},message:"must have required property '"+"base"+"'",schema:schema88.properties.periods.items.required,parentSchema:schema88.properties.periods.items,data:data9};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
for(const key3 in data9){
if(!((((key3 === "name") || (key3 === "label")) || (key3 === "field")) || (key3 === "base"))){
const err25 = {instancePath:instancePath+"/periods/" + i0,schemaPath:"#/properties/periods/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema88.properties.periods.items,data:data9};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data9.name !== undefined){
let data10 = data9.name;
if(typeof data10 === "string"){
if(!pattern40.test(data10)){
const err26 = {instancePath:instancePath+"/periods/" + i0+"/name",schemaPath:"#/properties/periods/items/properties/name/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\"",schema:"^[a-z][a-z0-9-]*$",parentSchema:schema88.properties.periods.items.properties.name,data:data10};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/periods/" + i0+"/name",schemaPath:"#/properties/periods/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema88.properties.periods.items.properties.name.type,parentSchema:schema88.properties.periods.items.properties.name,data:data10};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data9.label !== undefined){
let data11 = data9.label;
if(typeof data11 === "string"){
if(func2(data11) < 1){
const err28 = {instancePath:instancePath+"/periods/" + i0+"/label",schemaPath:"#/properties/periods/items/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema88.properties.periods.items.properties.label,data:data11};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/periods/" + i0+"/label",schemaPath:"#/properties/periods/items/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema88.properties.periods.items.properties.label.type,parentSchema:schema88.properties.periods.items.properties.label,data:data11};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data9.field !== undefined){
let data12 = data9.field;
if(typeof data12 === "string"){
if(func2(data12) < 1){
const err30 = {instancePath:instancePath+"/periods/" + i0+"/field",schemaPath:"#/properties/periods/items/properties/field/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema88.properties.periods.items.properties.field,data:data12};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/periods/" + i0+"/field",schemaPath:"#/properties/periods/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema88.properties.periods.items.properties.field.type,parentSchema:schema88.properties.periods.items.properties.field,data:data12};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data9.base !== undefined){
let data13 = data9.base;
if(typeof data13 === "string"){
if(func2(data13) < 1){
const err32 = {instancePath:instancePath+"/periods/" + i0+"/base",schemaPath:"#/properties/periods/items/properties/base/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema88.properties.periods.items.properties.base,data:data13};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/periods/" + i0+"/base",schemaPath:"#/properties/periods/items/properties/base/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema88.properties.periods.items.properties.base.type,parentSchema:schema88.properties.periods.items.properties.base,data:data13};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/periods/" + i0,schemaPath:"#/properties/periods/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema88.properties.periods.items.type,parentSchema:schema88.properties.periods.items,data:data9};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/periods",schemaPath:"#/properties/periods/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema88.properties.periods.type,parentSchema:schema88.properties.periods,data:data8};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.choice !== undefined){
let data14 = data.choice;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.label === undefined){
const err36 = {instancePath:instancePath+"/choice",schemaPath:"#/properties/choice/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema88.properties.choice.required,parentSchema:schema88.properties.choice,data:data14};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data14.query === undefined){
const err37 = {instancePath:instancePath+"/choice",schemaPath:"#/properties/choice/required",keyword:"required",params:{missingProperty: "query"},message:"must have required property '"+"query"+"'",schema:schema88.properties.choice.required,parentSchema:schema88.properties.choice,data:data14};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data14.options === undefined){
const err38 = {instancePath:instancePath+"/choice",schemaPath:"#/properties/choice/required",keyword:"required",params:{missingProperty: "options"},message:"must have required property '"+"options"+"'",schema:schema88.properties.choice.required,parentSchema:schema88.properties.choice,data:data14};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
for(const key4 in data14){
if(!(((key4 === "label") || (key4 === "query")) || (key4 === "options"))){
const err39 = {instancePath:instancePath+"/choice",schemaPath:"#/properties/choice/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema88.properties.choice,data:data14};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data14.label !== undefined){
let data15 = data14.label;
if(typeof data15 === "string"){
if(func2(data15) < 1){
const err40 = {instancePath:instancePath+"/choice/label",schemaPath:"#/properties/choice/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema88.properties.choice.properties.label,data:data15};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/choice/label",schemaPath:"#/properties/choice/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema88.properties.choice.properties.label.type,parentSchema:schema88.properties.choice.properties.label,data:data15};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data14.query !== undefined){
let data16 = data14.query;
if(typeof data16 === "string"){
if(!pattern11.test(data16)){
const err42 = {instancePath:instancePath+"/choice/query",schemaPath:"#/properties/choice/properties/query/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9-]*$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9-]*$"+"\"",schema:"^[a-z][A-Za-z0-9-]*$",parentSchema:schema88.properties.choice.properties.query,data:data16};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/choice/query",schemaPath:"#/properties/choice/properties/query/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema88.properties.choice.properties.query.type,parentSchema:schema88.properties.choice.properties.query,data:data16};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data14.options !== undefined){
let data17 = data14.options;
if(Array.isArray(data17)){
if(data17.length > 12){
const err44 = {instancePath:instancePath+"/choice/options",schemaPath:"#/properties/choice/properties/options/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items",schema:12,parentSchema:schema88.properties.choice.properties.options,data:data17};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data17.length < 1){
const err45 = {instancePath:instancePath+"/choice/options",schemaPath:"#/properties/choice/properties/options/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema88.properties.choice.properties.options,data:data17};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
let data18 = data17[i1];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.label === undefined){
const err46 = {instancePath:instancePath+"/choice/options/" + i1,schemaPath:"#/properties/choice/properties/options/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema88.properties.choice.properties.options.items.required,parentSchema:schema88.properties.choice.properties.options.items,data:data18};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data18.value === undefined){
const err47 = {instancePath:instancePath+"/choice/options/" + i1,schemaPath:"#/properties/choice/properties/options/items/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'",schema:schema88.properties.choice.properties.options.items.required,parentSchema:schema88.properties.choice.properties.options.items,data:data18};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
for(const key5 in data18){
if(!((key5 === "label") || (key5 === "value"))){
const err48 = {instancePath:instancePath+"/choice/options/" + i1,schemaPath:"#/properties/choice/properties/options/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties",schema:false,parentSchema:schema88.properties.choice.properties.options.items,data:data18};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data18.label !== undefined){
let data19 = data18.label;
if(typeof data19 === "string"){
if(func2(data19) < 1){
const err49 = {instancePath:instancePath+"/choice/options/" + i1+"/label",schemaPath:"#/properties/choice/properties/options/items/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema88.properties.choice.properties.options.items.properties.label,data:data19};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/choice/options/" + i1+"/label",schemaPath:"#/properties/choice/properties/options/items/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema88.properties.choice.properties.options.items.properties.label.type,parentSchema:schema88.properties.choice.properties.options.items.properties.label,data:data19};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data18.value !== undefined){
let data20 = data18.value;
if(typeof data20 === "string"){
if(func2(data20) < 1){
const err51 = {instancePath:instancePath+"/choice/options/" + i1+"/value",schemaPath:"#/properties/choice/properties/options/items/properties/value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema88.properties.choice.properties.options.items.properties.value,data:data20};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
else {
const err52 = {instancePath:instancePath+"/choice/options/" + i1+"/value",schemaPath:"#/properties/choice/properties/options/items/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema88.properties.choice.properties.options.items.properties.value.type,parentSchema:schema88.properties.choice.properties.options.items.properties.value,data:data20};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/choice/options/" + i1,schemaPath:"#/properties/choice/properties/options/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema88.properties.choice.properties.options.items.type,parentSchema:schema88.properties.choice.properties.options.items,data:data18};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/choice/options",schemaPath:"#/properties/choice/properties/options/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema88.properties.choice.properties.options.type,parentSchema:schema88.properties.choice.properties.options,data:data17};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/choice",schemaPath:"#/properties/choice/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema88.properties.choice.type,parentSchema:schema88.properties.choice,data:data14};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.columns !== undefined){
let data21 = data.columns;
if(Array.isArray(data21)){
if(data21.length < 1){
const err56 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema88.properties.columns,data:data21};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
const len2 = data21.length;
for(let i2=0; i2<len2; i2++){
let data22 = data21[i2];
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.field === undefined){
const err57 = {instancePath:instancePath+"/columns/" + i2,schemaPath:"#/properties/columns/items/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'",schema:schema88.properties.columns.items.required,parentSchema:schema88.properties.columns.items,data:data22};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
for(const key6 in data22){
if(!(func39.call(schema88.properties.columns.items.properties, key6))){
const err58 = {instancePath:instancePath+"/columns/" + i2,schemaPath:"#/properties/columns/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties",schema:false,parentSchema:schema88.properties.columns.items,data:data22};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data22.field !== undefined){
let data23 = data22.field;
if(typeof data23 === "string"){
if(func2(data23) < 1){
const err59 = {instancePath:instancePath+"/columns/" + i2+"/field",schemaPath:"#/properties/columns/items/properties/field/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema88.properties.columns.items.properties.field,data:data23};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/columns/" + i2+"/field",schemaPath:"#/properties/columns/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema88.properties.columns.items.properties.field.type,parentSchema:schema88.properties.columns.items.properties.field,data:data23};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data22.label !== undefined){
let data24 = data22.label;
if(typeof data24 === "string"){
if(func2(data24) < 1){
const err61 = {instancePath:instancePath+"/columns/" + i2+"/label",schemaPath:"#/properties/columns/items/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema88.properties.columns.items.properties.label,data:data24};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
else {
const err62 = {instancePath:instancePath+"/columns/" + i2+"/label",schemaPath:"#/properties/columns/items/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema88.properties.columns.items.properties.label.type,parentSchema:schema88.properties.columns.items.properties.label,data:data24};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data22.format !== undefined){
let data25 = data22.format;
if(typeof data25 !== "string"){
const err63 = {instancePath:instancePath+"/columns/" + i2+"/format",schemaPath:"#/properties/columns/items/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema88.properties.columns.items.properties.format.type,parentSchema:schema88.properties.columns.items.properties.format,data:data25};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(!(((((((((((((((((((data25 === "number") || (data25 === "integer")) || (data25 === "percent")) || (data25 === "change")) || (data25 === "difference")) || (data25 === "price")) || (data25 === "amount")) || (data25 === "money")) || (data25 === "year")) || (data25 === "text")) || (data25 === "date")) || (data25 === "date-time")) || (data25 === "time")) || (data25 === "country")) || (data25 === "quality")) || (data25 === "link")) || (data25 === "yes-no")) || (data25 === "instrument")) || (data25 === "course"))){
const err64 = {instancePath:instancePath+"/columns/" + i2+"/format",schemaPath:"#/properties/columns/items/properties/format/enum",keyword:"enum",params:{allowedValues: schema88.properties.columns.items.properties.format.enum},message:"must be equal to one of the allowed values",schema:schema88.properties.columns.items.properties.format.enum,parentSchema:schema88.properties.columns.items.properties.format,data:data25};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data22.link !== undefined){
let data26 = data22.link;
if(typeof data26 === "string"){
if(func2(data26) < 1){
const err65 = {instancePath:instancePath+"/columns/" + i2+"/link",schemaPath:"#/properties/columns/items/properties/link/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema88.properties.columns.items.properties.link,data:data26};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
else {
const err66 = {instancePath:instancePath+"/columns/" + i2+"/link",schemaPath:"#/properties/columns/items/properties/link/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema88.properties.columns.items.properties.link.type,parentSchema:schema88.properties.columns.items.properties.link,data:data26};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data22.period !== undefined){
let data27 = data22.period;
if(typeof data27 === "string"){
if(func2(data27) < 1){
const err67 = {instancePath:instancePath+"/columns/" + i2+"/period",schemaPath:"#/properties/columns/items/properties/period/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema88.properties.columns.items.properties.period,data:data27};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
else {
const err68 = {instancePath:instancePath+"/columns/" + i2+"/period",schemaPath:"#/properties/columns/items/properties/period/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema88.properties.columns.items.properties.period.type,parentSchema:schema88.properties.columns.items.properties.period,data:data27};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data22.decimals !== undefined){
let data28 = data22.decimals;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
const err69 = {instancePath:instancePath+"/columns/" + i2+"/decimals",schemaPath:"#/properties/columns/items/properties/decimals/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema88.properties.columns.items.properties.decimals.type,parentSchema:schema88.properties.columns.items.properties.decimals,data:data28};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 > 8 || isNaN(data28)){
const err70 = {instancePath:instancePath+"/columns/" + i2+"/decimals",schemaPath:"#/properties/columns/items/properties/decimals/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8},message:"must be <= 8",schema:8,parentSchema:schema88.properties.columns.items.properties.decimals,data:data28};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data28 < 0 || isNaN(data28)){
const err71 = {instancePath:instancePath+"/columns/" + i2+"/decimals",schemaPath:"#/properties/columns/items/properties/decimals/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema88.properties.columns.items.properties.decimals,data:data28};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
if(data22.rank !== undefined){
let data29 = data22.rank;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
const err72 = {instancePath:instancePath+"/columns/" + i2+"/rank",schemaPath:"#/properties/columns/items/properties/rank/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema88.properties.columns.items.properties.rank.type,parentSchema:schema88.properties.columns.items.properties.rank,data:data29};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 5 || isNaN(data29)){
const err73 = {instancePath:instancePath+"/columns/" + i2+"/rank",schemaPath:"#/properties/columns/items/properties/rank/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5",schema:5,parentSchema:schema88.properties.columns.items.properties.rank,data:data29};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(data29 < 1 || isNaN(data29)){
const err74 = {instancePath:instancePath+"/columns/" + i2+"/rank",schemaPath:"#/properties/columns/items/properties/rank/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema88.properties.columns.items.properties.rank,data:data29};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
}
if(data22.fold !== undefined){
let data30 = data22.fold;
if(typeof data30 !== "boolean"){
const err75 = {instancePath:instancePath+"/columns/" + i2+"/fold",schemaPath:"#/properties/columns/items/properties/fold/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema88.properties.columns.items.properties.fold.type,parentSchema:schema88.properties.columns.items.properties.fold,data:data30};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data22.bar !== undefined){
let data31 = data22.bar;
if(typeof data31 !== "boolean"){
const err76 = {instancePath:instancePath+"/columns/" + i2+"/bar",schemaPath:"#/properties/columns/items/properties/bar/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema88.properties.columns.items.properties.bar.type,parentSchema:schema88.properties.columns.items.properties.bar,data:data31};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data22.optional !== undefined){
let data32 = data22.optional;
if(typeof data32 !== "boolean"){
const err77 = {instancePath:instancePath+"/columns/" + i2+"/optional",schemaPath:"#/properties/columns/items/properties/optional/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema88.properties.columns.items.properties.optional.type,parentSchema:schema88.properties.columns.items.properties.optional,data:data32};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
}
else {
const err78 = {instancePath:instancePath+"/columns/" + i2,schemaPath:"#/properties/columns/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema88.properties.columns.items.type,parentSchema:schema88.properties.columns.items,data:data22};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
}
else {
const err79 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema88.properties.columns.type,parentSchema:schema88.properties.columns,data:data21};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data.limit !== undefined){
let data33 = data.limit;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
const err80 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema88.properties.limit.type,parentSchema:schema88.properties.limit,data:data33};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 > 50 || isNaN(data33)){
const err81 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},message:"must be <= 50",schema:50,parentSchema:schema88.properties.limit,data:data33};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(data33 < 1 || isNaN(data33)){
const err82 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema88.properties.limit,data:data33};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
}
}
else {
const err83 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema88.type,parentSchema:schema88,data};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
validate87.errors = vErrors;
return errors === 0;
}

exports["multi-chart"] = validate88;
const schema89 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Chart mehrerer Wertpapiere","description":"Mehrere Instrumente in einem Chart, verglichen in Prozent seit dem ersten gemeinsamen Tag.","x-vocabulary":"article","x-prices":true,"type":"object","additionalProperties":false,"required":["type","instruments"],"properties":{"type":{"const":"multi-chart","description":"Immer „multi-chart“."},"title":{"title":"Überschrift","type":"string","minLength":1,"description":"Überschrift; ohne Angabe die Namen der Instrumente.","examples":["SAP und DAX in einem Jahr"]},"caption":{"title":"Bildunterschrift","type":"string","minLength":1,"description":"Bildunterschrift.","examples":["Verglichen werden Kurse ohne Dividenden."]},"instruments":{"title":"Instrumente","type":"array","minItems":1,"maxItems":50,"description":"Die Instrumente; verglichen werden die ersten vier.","items":{"type":"object","additionalProperties":false,"required":["entityType","entityValue"],"description":"Ein Instrument, benannt durch Art und Kennung.","properties":{"entityType":{"title":"Art des Instruments","enum":["STOCK","INDEX","BOND","COMMODITY","CRYPTO","CURRENCY","DERIVATIVE","ETF","FUND","FUTURE","INTEREST","PRECIOUS_METAL"],"x-labels":{"STOCK":"Aktie","INDEX":"Index","BOND":"Anleihe","COMMODITY":"Rohstoff","CRYPTO":"Kryptowährung","CURRENCY":"Währungspaar","DERIVATIVE":"Derivat","ETF":"ETF","FUND":"Fonds","FUTURE":"Future","INTEREST":"Zins","PRECIOUS_METAL":"Edelmetall"},"description":"Art des Instruments.","examples":["STOCK"]},"entityValue":{"title":"Instrument","x-reference":"instrument","type":"string","pattern":"^[A-Za-z0-9]{1,24}$","description":"Kennung des Instruments, etwa 82849, EURUSD oder BTC.","examples":["82849"]}}},"examples":[[{"entityType":"STOCK","entityValue":"82849"},{"entityType":"INDEX","entityValue":"20735"}]]},"range":{"title":"Zeitraum","enum":["D1","W1","M1","M3","M6","Y1","Y3","Y5","Y10","MAX"],"x-labels":{"D1":"1 Tag","W1":"1 Woche","M1":"1 Monat","M3":"3 Monate","M6":"6 Monate","Y1":"1 Jahr","Y3":"3 Jahre","Y5":"5 Jahre","Y10":"10 Jahre","MAX":"Gesamter Zeitraum"},"description":"Zeitraum, der heute endet; ohne Angabe ein Jahr (Y1).","examples":["Y1"]}},"examples":[{"type":"multi-chart","instruments":[{"entityType":"STOCK","entityValue":"82849"},{"entityType":"INDEX","entityValue":"20735"}],"range":"Y1"}],"$id":"parkett:multi-chart"};

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:multi-chart" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema89.required,parentSchema:schema89,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.instruments === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "instruments"},message:"must have required property '"+"instruments"+"'",schema:schema89.required,parentSchema:schema89,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "title")) || (key0 === "caption")) || (key0 === "instruments")) || (key0 === "range"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema89,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("multi-chart" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "multi-chart"},message:"must be equal to constant",schema:"multi-chart",parentSchema:schema89.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema89.properties.title,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema89.properties.title.type,parentSchema:schema89.properties.title,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.caption !== undefined){
let data2 = data.caption;
if(typeof data2 === "string"){
if(func2(data2) < 1){
const err6 = {instancePath:instancePath+"/caption",schemaPath:"#/properties/caption/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema89.properties.caption,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/caption",schemaPath:"#/properties/caption/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema89.properties.caption.type,parentSchema:schema89.properties.caption,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.instruments !== undefined){
let data3 = data.instruments;
if(Array.isArray(data3)){
if(data3.length > 50){
const err8 = {instancePath:instancePath+"/instruments",schemaPath:"#/properties/instruments/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items",schema:50,parentSchema:schema89.properties.instruments,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3.length < 1){
const err9 = {instancePath:instancePath+"/instruments",schemaPath:"#/properties/instruments/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema89.properties.instruments,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.entityType === undefined){
const err10 = {instancePath:instancePath+"/instruments/" + i0,schemaPath:"#/properties/instruments/items/required",keyword:"required",params:{missingProperty: "entityType"},message:"must have required property '"+"entityType"+"'",schema:schema89.properties.instruments.items.required,parentSchema:schema89.properties.instruments.items,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4.entityValue === undefined){
const err11 = {instancePath:instancePath+"/instruments/" + i0,schemaPath:"#/properties/instruments/items/required",keyword:"required",params:{missingProperty: "entityValue"},message:"must have required property '"+"entityValue"+"'",schema:schema89.properties.instruments.items.required,parentSchema:schema89.properties.instruments.items,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key1 in data4){
if(!((key1 === "entityType") || (key1 === "entityValue"))){
const err12 = {instancePath:instancePath+"/instruments/" + i0,schemaPath:"#/properties/instruments/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema89.properties.instruments.items,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data4.entityType !== undefined){
let data5 = data4.entityType;
if(!((((((((((((data5 === "STOCK") || (data5 === "INDEX")) || (data5 === "BOND")) || (data5 === "COMMODITY")) || (data5 === "CRYPTO")) || (data5 === "CURRENCY")) || (data5 === "DERIVATIVE")) || (data5 === "ETF")) || (data5 === "FUND")) || (data5 === "FUTURE")) || (data5 === "INTEREST")) || (data5 === "PRECIOUS_METAL"))){
const err13 = {instancePath:instancePath+"/instruments/" + i0+"/entityType",schemaPath:"#/properties/instruments/items/properties/entityType/enum",keyword:"enum",params:{allowedValues: schema89.properties.instruments.items.properties.entityType.enum},message:"must be equal to one of the allowed values",schema:schema89.properties.instruments.items.properties.entityType.enum,parentSchema:schema89.properties.instruments.items.properties.entityType,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data4.entityValue !== undefined){
let data6 = data4.entityValue;
if(typeof data6 === "string"){
if(!pattern5.test(data6)){
const err14 = {instancePath:instancePath+"/instruments/" + i0+"/entityValue",schemaPath:"#/properties/instruments/items/properties/entityValue/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9]{1,24}$"},message:"must match pattern \""+"^[A-Za-z0-9]{1,24}$"+"\"",schema:"^[A-Za-z0-9]{1,24}$",parentSchema:schema89.properties.instruments.items.properties.entityValue,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/instruments/" + i0+"/entityValue",schemaPath:"#/properties/instruments/items/properties/entityValue/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema89.properties.instruments.items.properties.entityValue.type,parentSchema:schema89.properties.instruments.items.properties.entityValue,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/instruments/" + i0,schemaPath:"#/properties/instruments/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema89.properties.instruments.items.type,parentSchema:schema89.properties.instruments.items,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/instruments",schemaPath:"#/properties/instruments/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema89.properties.instruments.type,parentSchema:schema89.properties.instruments,data:data3};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.range !== undefined){
let data7 = data.range;
if(!((((((((((data7 === "D1") || (data7 === "W1")) || (data7 === "M1")) || (data7 === "M3")) || (data7 === "M6")) || (data7 === "Y1")) || (data7 === "Y3")) || (data7 === "Y5")) || (data7 === "Y10")) || (data7 === "MAX"))){
const err18 = {instancePath:instancePath+"/range",schemaPath:"#/properties/range/enum",keyword:"enum",params:{allowedValues: schema89.properties.range.enum},message:"must be equal to one of the allowed values",schema:schema89.properties.range.enum,parentSchema:schema89.properties.range,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema89.type,parentSchema:schema89,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate88.errors = vErrors;
return errors === 0;
}

exports["name-change"] = validate89;
const schema90 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Namen ändern","description":"Formular, mit dem der angemeldete Nutzer seinen Namen ändert oder löscht. Nur auf einer Seite mit „audience: private“.","x-vocabulary":"page","type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"name-change","description":"Immer „name-change“."}},"examples":[{"type":"name-change"}],"$id":"parkett:name-change"};

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:name-change" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema90.required,parentSchema:schema90,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "type")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema90,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("name-change" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "name-change"},message:"must be equal to constant",schema:"name-change",parentSchema:schema90.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema90.type,parentSchema:schema90,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate89.errors = vErrors;
return errors === 0;
}

exports["named-chart"] = validate90;
const schema91 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Kursverlauf eines benannten Instruments","description":"Kursverlauf eines Instruments, das hier benannt ist, mit letztem Kurs und Auswahl des Zeitraums; sein Name führt zu seiner Seite.","x-vocabulary":"page","x-prices":true,"type":"object","additionalProperties":false,"required":["type","instrument"],"properties":{"type":{"const":"named-chart","description":"Immer „named-chart“."},"headline":{"title":"Überschrift","type":"string","minLength":1,"description":"Überschrift; ohne Angabe der Name des Instruments.","examples":["Chart"]},"instrument":{"type":"object","additionalProperties":false,"required":["entityType","entityValue"],"description":"Welches Instrument, mit Art und Kennung.","properties":{"entityType":{"title":"Art des Instruments","type":"string","enum":["STOCK","INDEX","BOND","COMMODITY","CRYPTO","CURRENCY","DERIVATIVE","ETF","FUND","FUTURE","INTEREST","PRECIOUS_METAL"],"x-labels":{"STOCK":"Aktie","INDEX":"Index","BOND":"Anleihe","COMMODITY":"Rohstoff","CRYPTO":"Kryptowährung","CURRENCY":"Währungspaar","DERIVATIVE":"Derivat","ETF":"ETF","FUND":"Fonds","FUTURE":"Future","INTEREST":"Zins","PRECIOUS_METAL":"Edelmetall"},"description":"Art des Instruments.","examples":["INDEX"]},"entityValue":{"title":"Instrument","x-reference":"instrument","type":"string","pattern":"^[A-Za-z0-9]{1,24}$","description":"Kennung des Instruments, in Anführungszeichen.","examples":["20735"]}},"title":"Instrument","examples":[{"entityType":"INDEX","entityValue":"20735"}]},"range":{"title":"Zeitraum","type":"string","enum":["D1","W1","M1","M3","M6","Y1","Y3","Y5","Y10","MAX"],"x-labels":{"D1":"1 Tag","W1":"1 Woche","M1":"1 Monat","M3":"3 Monate","M6":"6 Monate","Y1":"1 Jahr","Y3":"3 Jahre","Y5":"5 Jahre","Y10":"10 Jahre","MAX":"Gesamter Zeitraum"},"default":"Y1","description":"Zeitraum, der zuerst gezeigt wird.","examples":["Y1"]},"ranges":{"title":"Zeiträume zur Auswahl","type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["D1","W1","M1","M3","M6","Y1","Y3","Y5","Y10","MAX"],"x-labels":{"D1":"1 Tag","W1":"1 Woche","M1":"1 Monat","M3":"3 Monate","M6":"6 Monate","Y1":"1 Jahr","Y3":"3 Jahre","Y5":"5 Jahre","Y10":"10 Jahre","MAX":"Gesamter Zeitraum"},"description":"Zeitraum."},"description":"Zeiträume zur Auswahl; ohne Angabe alle.","examples":[["M1","Y1","MAX"]]}},"examples":[{"type":"named-chart","instrument":{"entityType":"INDEX","entityValue":"20735"},"range":"D1"}],"$id":"parkett:named-chart"};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:named-chart" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema91.required,parentSchema:schema91,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.instrument === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "instrument"},message:"must have required property '"+"instrument"+"'",schema:schema91.required,parentSchema:schema91,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "headline")) || (key0 === "instrument")) || (key0 === "range")) || (key0 === "ranges"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema91,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("named-chart" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "named-chart"},message:"must be equal to constant",schema:"named-chart",parentSchema:schema91.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.headline !== undefined){
let data1 = data.headline;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err4 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema91.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema91.properties.headline.type,parentSchema:schema91.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.instrument !== undefined){
let data2 = data.instrument;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.entityType === undefined){
const err6 = {instancePath:instancePath+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty: "entityType"},message:"must have required property '"+"entityType"+"'",schema:schema91.properties.instrument.required,parentSchema:schema91.properties.instrument,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.entityValue === undefined){
const err7 = {instancePath:instancePath+"/instrument",schemaPath:"#/properties/instrument/required",keyword:"required",params:{missingProperty: "entityValue"},message:"must have required property '"+"entityValue"+"'",schema:schema91.properties.instrument.required,parentSchema:schema91.properties.instrument,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key1 in data2){
if(!((key1 === "entityType") || (key1 === "entityValue"))){
const err8 = {instancePath:instancePath+"/instrument",schemaPath:"#/properties/instrument/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema91.properties.instrument,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.entityType !== undefined){
let data3 = data2.entityType;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/instrument/entityType",schemaPath:"#/properties/instrument/properties/entityType/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema91.properties.instrument.properties.entityType.type,parentSchema:schema91.properties.instrument.properties.entityType,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((((((((((((data3 === "STOCK") || (data3 === "INDEX")) || (data3 === "BOND")) || (data3 === "COMMODITY")) || (data3 === "CRYPTO")) || (data3 === "CURRENCY")) || (data3 === "DERIVATIVE")) || (data3 === "ETF")) || (data3 === "FUND")) || (data3 === "FUTURE")) || (data3 === "INTEREST")) || (data3 === "PRECIOUS_METAL"))){
const err10 = {instancePath:instancePath+"/instrument/entityType",schemaPath:"#/properties/instrument/properties/entityType/enum",keyword:"enum",params:{allowedValues: schema91.properties.instrument.properties.entityType.enum},message:"must be equal to one of the allowed values",schema:schema91.properties.instrument.properties.entityType.enum,parentSchema:schema91.properties.instrument.properties.entityType,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.entityValue !== undefined){
let data4 = data2.entityValue;
if(typeof data4 === "string"){
if(!pattern5.test(data4)){
const err11 = {instancePath:instancePath+"/instrument/entityValue",schemaPath:"#/properties/instrument/properties/entityValue/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9]{1,24}$"},message:"must match pattern \""+"^[A-Za-z0-9]{1,24}$"+"\"",schema:"^[A-Za-z0-9]{1,24}$",parentSchema:schema91.properties.instrument.properties.entityValue,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/instrument/entityValue",schemaPath:"#/properties/instrument/properties/entityValue/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema91.properties.instrument.properties.entityValue.type,parentSchema:schema91.properties.instrument.properties.entityValue,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/instrument",schemaPath:"#/properties/instrument/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema91.properties.instrument.type,parentSchema:schema91.properties.instrument,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.range !== undefined){
let data5 = data.range;
if(typeof data5 !== "string"){
const err14 = {instancePath:instancePath+"/range",schemaPath:"#/properties/range/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema91.properties.range.type,parentSchema:schema91.properties.range,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!((((((((((data5 === "D1") || (data5 === "W1")) || (data5 === "M1")) || (data5 === "M3")) || (data5 === "M6")) || (data5 === "Y1")) || (data5 === "Y3")) || (data5 === "Y5")) || (data5 === "Y10")) || (data5 === "MAX"))){
const err15 = {instancePath:instancePath+"/range",schemaPath:"#/properties/range/enum",keyword:"enum",params:{allowedValues: schema91.properties.range.enum},message:"must be equal to one of the allowed values",schema:schema91.properties.range.enum,parentSchema:schema91.properties.range,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.ranges !== undefined){
let data6 = data.ranges;
if(Array.isArray(data6)){
if(data6.length < 1){
const err16 = {instancePath:instancePath+"/ranges",schemaPath:"#/properties/ranges/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema91.properties.ranges,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 !== "string"){
const err17 = {instancePath:instancePath+"/ranges/" + i0,schemaPath:"#/properties/ranges/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema91.properties.ranges.items.type,parentSchema:schema91.properties.ranges.items,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!((((((((((data7 === "D1") || (data7 === "W1")) || (data7 === "M1")) || (data7 === "M3")) || (data7 === "M6")) || (data7 === "Y1")) || (data7 === "Y3")) || (data7 === "Y5")) || (data7 === "Y10")) || (data7 === "MAX"))){
const err18 = {instancePath:instancePath+"/ranges/" + i0,schemaPath:"#/properties/ranges/items/enum",keyword:"enum",params:{allowedValues: schema91.properties.ranges.items.enum},message:"must be equal to one of the allowed values",schema:schema91.properties.ranges.items.enum,parentSchema:schema91.properties.ranges.items,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
let i1 = data6.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data6[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err19 = {instancePath:instancePath+"/ranges",schemaPath:"#/properties/ranges/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema91.properties.ranges,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err20 = {instancePath:instancePath+"/ranges",schemaPath:"#/properties/ranges/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema91.properties.ranges.type,parentSchema:schema91.properties.ranges,data:data6};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema91.type,parentSchema:schema91,data};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate90.errors = vErrors;
return errors === 0;
}

exports["news-intro"] = validate91;
const schema92 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Kopf einer Rubrik","description":"Kopf einer Seite über eine Rubrik, einen Podcast oder eine Autorin: Überschrift, Beschreibung und was sonst dazugehört.","x-vocabulary":"page","x-config":["site"],"x-introduction":true,"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"news-intro","description":"Immer „news-intro“."}},"examples":[{"type":"news-intro"}],"$id":"parkett:news-intro"};

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:news-intro" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema92.required,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "type")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("news-intro" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "news-intro"},message:"must be equal to constant",schema:"news-intro",parentSchema:schema92.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema92.type,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate91.errors = vErrors;
return errors === 0;
}

exports["newsletter-change"] = validate92;
const schema93 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Newsletter bestellen oder abbestellen","description":"Formular, mit dem der angemeldete Nutzer die Einwilligung in den Newsletter gibt oder widerruft. Nur auf einer Seite mit „audience: private“.","x-vocabulary":"page","type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"newsletter-change","description":"Immer „newsletter-change“."}},"examples":[{"type":"newsletter-change"}],"$id":"parkett:newsletter-change"};

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:newsletter-change" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema93.required,parentSchema:schema93,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "type")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema93,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("newsletter-change" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "newsletter-change"},message:"must be equal to constant",schema:"newsletter-change",parentSchema:schema93.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema93.type,parentSchema:schema93,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate92.errors = vErrors;
return errors === 0;
}

exports.notices = validate93;
const schema94 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Hinweise über der Seite","description":"Was über jeder Seite erscheint, wenn es so weit ist: das Banner des Admin-Views, der Hinweis, dass die Verbindung fehlt, und kurze Meldungen.","x-vocabulary":"shell","x-shell":{"place":"head","order":4,"leftOut":["app"]},"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"notices","description":"Immer „notices“."}},"examples":[{"type":"notices"}],"$id":"parkett:notices"};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:notices" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema94.required,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "type")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("notices" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "notices"},message:"must be equal to constant",schema:"notices",parentSchema:schema94.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema94.type,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate93.errors = vErrors;
return errors === 0;
}

exports["order-book"] = validate94;
const schema95 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Orderbuch","description":"Orderbuch mit je zehn Geld- und Briefkursen und den letzten Umsätzen. Wer es nicht sehen darf, sieht, welches Produkt es bringt. Gehört auf eine Unterseite mit „audience: private“.","x-vocabulary":"page","x-subject":"instrument","x-config":["products","site"],"x-prices":true,"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"order-book","description":"Immer „order-book“."},"headline":{"title":"Überschrift","type":"string","minLength":1,"description":"Überschrift.","examples":["Orderbuch"]},"trades":{"title":"Zahl der Umsätze","type":"integer","minimum":5,"maximum":100,"default":20,"description":"Zahl der Umsätze darunter.","examples":[20]}},"examples":[{"type":"order-book"}],"$id":"parkett:order-book"};

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:order-book" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema95.required,parentSchema:schema95,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "headline")) || (key0 === "trades"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema95,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("order-book" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "order-book"},message:"must be equal to constant",schema:"order-book",parentSchema:schema95.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.headline !== undefined){
let data1 = data.headline;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err3 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema95.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema95.properties.headline.type,parentSchema:schema95.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.trades !== undefined){
let data2 = data.trades;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/trades",schemaPath:"#/properties/trades/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema95.properties.trades.type,parentSchema:schema95.properties.trades,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/trades",schemaPath:"#/properties/trades/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100",schema:100,parentSchema:schema95.properties.trades,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 < 5 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/trades",schemaPath:"#/properties/trades/minimum",keyword:"minimum",params:{comparison: ">=", limit: 5},message:"must be >= 5",schema:5,parentSchema:schema95.properties.trades,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema95.type,parentSchema:schema95,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate94.errors = vErrors;
return errors === 0;
}

exports["ordered-list"] = validate95;
const schema96 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Nummerierte Liste","description":"Eine nummerierte Liste.","x-vocabulary":"article","type":"object","additionalProperties":false,"required":["type","values"],"properties":{"type":{"const":"ordered-list","description":"Immer „ordered-list“."},"values":{"title":"Einträge der Liste","type":"array","description":"Einträge der Liste. Erlaubt sind einfache Auszeichnungen: <strong>, <em>, <a>, <code>, <abbr>, <sub>, <sup>, <br>.","items":{"type":"string"},"examples":[["Depot eröffnen","Aktie auswählen"]]}},"examples":[{"type":"ordered-list","values":["Depot eröffnen","Aktie auswählen"]}],"$id":"parkett:ordered-list"};

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:ordered-list" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema96.required,parentSchema:schema96,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.values === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "values"},message:"must have required property '"+"values"+"'",schema:schema96.required,parentSchema:schema96,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "values"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema96,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("ordered-list" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "ordered-list"},message:"must be equal to constant",schema:"ordered-list",parentSchema:schema96.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.values !== undefined){
let data1 = data.values;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/values/" + i0,schemaPath:"#/properties/values/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema96.properties.values.items.type,parentSchema:schema96.properties.values.items,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema96.properties.values.type,parentSchema:schema96.properties.values,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema96.type,parentSchema:schema96,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate95.errors = vErrors;
return errors === 0;
}

exports["page-intro"] = validate96;
const schema97 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Anfang einer Seite","description":"Anfang einer Seite: Hauptüberschrift und ein kurzer Vorspann.","x-vocabulary":"page","x-introduction":true,"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"page-intro","description":"Immer „page-intro“."},"headline":{"title":"Hauptüberschrift der Seite","type":"string","minLength":1,"description":"Hauptüberschrift der Seite; ohne Angabe ihr headerTitle, der den Gegenstand nennen kann.","examples":["Aktien"]},"lead":{"title":"Vorspann","type":"string","minLength":1,"description":"Vorspann, ein bis zwei Sätze.","examples":["Kurse, Charts und Kennzahlen der wichtigsten Aktien."]},"kicker":{"title":"Kurzes Wort über der Überschrift","type":"string","minLength":1,"description":"Kurzes Wort über der Überschrift.","examples":["Börse heute"]}},"examples":[{"type":"page-intro","headline":"Aktien","lead":"Kurse, Charts und Kennzahlen der wichtigsten Aktien."}],"$id":"parkett:page-intro"};

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:page-intro" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema97.required,parentSchema:schema97,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "headline")) || (key0 === "lead")) || (key0 === "kicker"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema97,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("page-intro" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "page-intro"},message:"must be equal to constant",schema:"page-intro",parentSchema:schema97.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.headline !== undefined){
let data1 = data.headline;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err3 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema97.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema97.properties.headline.type,parentSchema:schema97.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.lead !== undefined){
let data2 = data.lead;
if(typeof data2 === "string"){
if(func2(data2) < 1){
const err5 = {instancePath:instancePath+"/lead",schemaPath:"#/properties/lead/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema97.properties.lead,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/lead",schemaPath:"#/properties/lead/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema97.properties.lead.type,parentSchema:schema97.properties.lead,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.kicker !== undefined){
let data3 = data.kicker;
if(typeof data3 === "string"){
if(func2(data3) < 1){
const err7 = {instancePath:instancePath+"/kicker",schemaPath:"#/properties/kicker/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema97.properties.kicker,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/kicker",schemaPath:"#/properties/kicker/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema97.properties.kicker.type,parentSchema:schema97.properties.kicker,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema97.type,parentSchema:schema97,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate96.errors = vErrors;
return errors === 0;
}

exports["page-outline"] = validate97;
const schema98 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Auf dieser Seite","description":"Verweise auf alle Bausteine der Seite, die unter einer Überschrift etwas zeigen; zugeklappt, bis jemand sie öffnet.","x-vocabulary":"page","x-subject":"instrument","x-outline":true,"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"page-outline","description":"Immer „page-outline“."}},"examples":[{"type":"page-outline"}],"$id":"parkett:page-outline"};

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:page-outline" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema98.required,parentSchema:schema98,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "type")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema98,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("page-outline" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "page-outline"},message:"must be equal to constant",schema:"page-outline",parentSchema:schema98.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema98.type,parentSchema:schema98,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate97.errors = vErrors;
return errors === 0;
}

exports.paragraph = validate98;
const schema99 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Absatz","description":"Ein Absatz Fließtext.","x-vocabulary":"article","x-running-text":true,"type":"object","additionalProperties":false,"required":["type","value"],"properties":{"type":{"const":"paragraph","description":"Immer „paragraph“."},"value":{"title":"Text des Absatzes","type":"string","description":"Text des Absatzes. Erlaubt sind einfache Auszeichnungen: <strong>, <em>, <a>, <code>, <abbr>, <sub>, <sup>, <br>.","examples":["Eine Aktie ist ein <strong>Anteil</strong> an einem Unternehmen."]}},"examples":[{"type":"paragraph","value":"Eine Aktie ist ein <strong>Anteil</strong> an einem Unternehmen."}],"$id":"parkett:paragraph"};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:paragraph" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema99.required,parentSchema:schema99,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.value === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'",schema:schema99.required,parentSchema:schema99,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "value"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema99,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("paragraph" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "paragraph"},message:"must be equal to constant",schema:"paragraph",parentSchema:schema99.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.value !== undefined){
let data1 = data.value;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema99.properties.value.type,parentSchema:schema99.properties.value,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema99.type,parentSchema:schema99,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate98.errors = vErrors;
return errors === 0;
}

exports["password-change"] = validate99;
const schema100 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Passwort ändern","description":"Formular, mit dem der angemeldete Nutzer sein Passwort ändert. Steht nur auf einer Seite mit „audience: private“.","x-vocabulary":"page","type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"password-change","description":"Immer „password-change“."}},"examples":[{"type":"password-change"}],"$id":"parkett:password-change"};

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:password-change" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema100.required,parentSchema:schema100,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "type")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema100,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("password-change" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "password-change"},message:"must be equal to constant",schema:"password-change",parentSchema:schema100.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema100.type,parentSchema:schema100,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate99.errors = vErrors;
return errors === 0;
}

exports["password-request"] = validate100;
const schema101 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Neues Passwort anfordern","description":"Formular, mit dem sich jemand einen Code für ein neues Passwort schicken lässt. Steht nur auf einer Seite mit „audience: private“.","x-vocabulary":"page","type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"password-request","description":"Immer „password-request“."}},"examples":[{"type":"password-request"}],"$id":"parkett:password-request"};

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:password-request" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema101.required,parentSchema:schema101,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "type")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema101,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("password-request" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "password-request"},message:"must be equal to constant",schema:"password-request",parentSchema:schema101.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema101.type,parentSchema:schema101,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate100.errors = vErrors;
return errors === 0;
}

exports["password-reset"] = validate101;
const schema102 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Neues Passwort festlegen","description":"Formular, mit dem jemand mit dem Code aus der E-Mail ein neues Passwort festlegt. Steht nur auf einer Seite mit „audience: private“.","x-vocabulary":"page","type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"password-reset","description":"Immer „password-reset“."}},"examples":[{"type":"password-reset"}],"$id":"parkett:password-reset"};

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:password-reset" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema102.required,parentSchema:schema102,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "type")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema102,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("password-reset" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "password-reset"},message:"must be equal to constant",schema:"password-reset",parentSchema:schema102.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema102.type,parentSchema:schema102,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate101.errors = vErrors;
return errors === 0;
}

exports["performance-table"] = validate102;
const schema103 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Wertentwicklung","description":"Wertentwicklung von einer Woche bis zehn Jahre mit Hoch und Tief.","x-vocabulary":"page","x-subject":"instrument","x-prices":true,"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"performance-table","description":"Immer „performance-table“."},"headline":{"title":"Überschrift","type":"string","minLength":1,"description":"Überschrift.","examples":["Wertentwicklung"]}},"examples":[{"type":"performance-table"}],"$id":"parkett:performance-table"};

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:performance-table" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema103.required,parentSchema:schema103,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "headline"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema103,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("performance-table" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "performance-table"},message:"must be equal to constant",schema:"performance-table",parentSchema:schema103.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.headline !== undefined){
let data1 = data.headline;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err3 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema103.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema103.properties.headline.type,parentSchema:schema103.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema103.type,parentSchema:schema103,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate102.errors = vErrors;
return errors === 0;
}

exports.photo = validate103;
const schema104 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Bild","description":"Ein Bild aus dem Bilderdienst (cloudinaryId) oder von einer Adresse (photoUrl) mit Bildunterschrift und Nachweis.","x-vocabulary":"article","x-config":["site"],"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"photo","description":"Immer „photo“."},"cloudinaryId":{"title":"Bild","x-reference":"image","x-alternative":"title","x-ratio":"ratio","type":"string","description":"Kennung im Bilderdienst; hat Vorrang vor photoUrl.","examples":["aktien-kaufen"]},"photoUrl":{"title":"Adresse des Bildes","x-reference":"image-address","x-alternative":"title","x-ratio":"ratio","type":"string","description":"Adresse des Bildes: ab Wurzel oder https.","examples":["/bilder/aktien-kaufen.svg"],"pattern":"^(/|https://)"},"title":{"title":"Alternativtext","type":"string","description":"Beschreibung des Bildes für alle, die es nicht sehen. Ohne sie gilt es als Schmuck.","examples":["Treppe aus Säulen, die nach rechts wächst"]},"caption":{"title":"Bildunterschrift","type":"string","description":"Bildunterschrift.","examples":["Kurse steigen selten auf gerader Linie."]},"credit":{"title":"Bildnachweis","type":"string","description":"Bildnachweis.","examples":["Grafik: Parkett"]},"ratio":{"title":"Seitenverhältnis","type":"number","exclusiveMinimum":0,"description":"Seitenverhältnis (Breite durch Höhe), wenn Breite oder Höhe fehlt.","examples":[1.78]},"width":{"title":"Breite in Pixeln","type":"number","exclusiveMinimum":0,"description":"Breite in Pixeln.","examples":[1200]},"height":{"title":"Höhe in Pixeln","type":"number","exclusiveMinimum":0,"description":"Höhe in Pixeln.","examples":[630]}},"examples":[{"type":"photo","cloudinaryId":"aktien-kaufen","title":"Treppe aus Säulen","ratio":1.9}],"$id":"parkett:photo"};
const pattern44 = new RegExp("^(/|https://)", "u");

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:photo" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema104.required,parentSchema:schema104,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func39.call(schema104.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema104,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("photo" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "photo"},message:"must be equal to constant",schema:"photo",parentSchema:schema104.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.cloudinaryId !== undefined){
let data1 = data.cloudinaryId;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/cloudinaryId",schemaPath:"#/properties/cloudinaryId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema104.properties.cloudinaryId.type,parentSchema:schema104.properties.cloudinaryId,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.photoUrl !== undefined){
let data2 = data.photoUrl;
if(typeof data2 === "string"){
if(!pattern44.test(data2)){
const err4 = {instancePath:instancePath+"/photoUrl",schemaPath:"#/properties/photoUrl/pattern",keyword:"pattern",params:{pattern: "^(/|https://)"},message:"must match pattern \""+"^(/|https://)"+"\"",schema:"^(/|https://)",parentSchema:schema104.properties.photoUrl,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/photoUrl",schemaPath:"#/properties/photoUrl/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema104.properties.photoUrl.type,parentSchema:schema104.properties.photoUrl,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.title !== undefined){
let data3 = data.title;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema104.properties.title.type,parentSchema:schema104.properties.title,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.caption !== undefined){
let data4 = data.caption;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/caption",schemaPath:"#/properties/caption/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema104.properties.caption.type,parentSchema:schema104.properties.caption,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.credit !== undefined){
let data5 = data.credit;
if(typeof data5 !== "string"){
const err8 = {instancePath:instancePath+"/credit",schemaPath:"#/properties/credit/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema104.properties.credit.type,parentSchema:schema104.properties.credit,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.ratio !== undefined){
let data6 = data.ratio;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 <= 0 || isNaN(data6)){
const err9 = {instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0",schema:0,parentSchema:schema104.properties.ratio,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema104.properties.ratio.type,parentSchema:schema104.properties.ratio,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.width !== undefined){
let data7 = data.width;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 <= 0 || isNaN(data7)){
const err11 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0",schema:0,parentSchema:schema104.properties.width,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema104.properties.width.type,parentSchema:schema104.properties.width,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.height !== undefined){
let data8 = data.height;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 <= 0 || isNaN(data8)){
const err13 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0",schema:0,parentSchema:schema104.properties.height,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema104.properties.height.type,parentSchema:schema104.properties.height,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema104.type,parentSchema:schema104,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate103.errors = vErrors;
return errors === 0;
}

exports.picture = validate104;
const schema105 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Bild auf der Seite","description":"Ein Bild in der Breite der Seite, mit Bildunterschrift und Nachweis.","x-vocabulary":"page","x-config":["site"],"type":"object","additionalProperties":false,"required":["type","image"],"properties":{"type":{"const":"picture","description":"Immer „picture“."},"image":{"title":"Bild","x-reference":"image","x-alternative":"alternative","x-ratio":"ratio","type":"string","minLength":1,"description":"Name eines Bildes.","examples":["aktien-kaufen"]},"alternative":{"title":"Alternativtext","type":"string","minLength":1,"maxLength":300,"description":"Was zu sehen ist, für alle, die es nicht sehen. Ohne ihn gilt das Bild als Schmuck.","examples":["Treppe aus Säulen, die nach rechts wächst"]},"caption":{"title":"Bildunterschrift","type":"string","minLength":1,"maxLength":300,"description":"Steht unter dem Bild.","examples":["Kurse steigen selten auf gerader Linie."]},"credit":{"title":"Bildnachweis","type":"string","minLength":1,"maxLength":120,"description":"Von wem das Bild ist.","examples":["Grafik: Parkett"]},"ratio":{"title":"Seitenverhältnis","type":"number","minimum":0.25,"maximum":6,"default":1.9,"description":"Breite durch Höhe; so viel Platz ist frei, bis das Bild da ist. Wer ein Bild in der Redaktion wählt, bekommt seines eingetragen.","examples":[1.78]}},"examples":[{"type":"picture","image":"aktien-kaufen","alternative":"Treppe aus Säulen"}],"$id":"parkett:picture"};

function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:picture" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema105.required,parentSchema:schema105,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.image === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "image"},message:"must have required property '"+"image"+"'",schema:schema105.required,parentSchema:schema105,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "type") || (key0 === "image")) || (key0 === "alternative")) || (key0 === "caption")) || (key0 === "credit")) || (key0 === "ratio"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema105,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("picture" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "picture"},message:"must be equal to constant",schema:"picture",parentSchema:schema105.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.image !== undefined){
let data1 = data.image;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err4 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema105.properties.image,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema105.properties.image.type,parentSchema:schema105.properties.image,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.alternative !== undefined){
let data2 = data.alternative;
if(typeof data2 === "string"){
if(func2(data2) > 300){
const err6 = {instancePath:instancePath+"/alternative",schemaPath:"#/properties/alternative/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters",schema:300,parentSchema:schema105.properties.alternative,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func2(data2) < 1){
const err7 = {instancePath:instancePath+"/alternative",schemaPath:"#/properties/alternative/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema105.properties.alternative,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/alternative",schemaPath:"#/properties/alternative/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema105.properties.alternative.type,parentSchema:schema105.properties.alternative,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.caption !== undefined){
let data3 = data.caption;
if(typeof data3 === "string"){
if(func2(data3) > 300){
const err9 = {instancePath:instancePath+"/caption",schemaPath:"#/properties/caption/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters",schema:300,parentSchema:schema105.properties.caption,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func2(data3) < 1){
const err10 = {instancePath:instancePath+"/caption",schemaPath:"#/properties/caption/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema105.properties.caption,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/caption",schemaPath:"#/properties/caption/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema105.properties.caption.type,parentSchema:schema105.properties.caption,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.credit !== undefined){
let data4 = data.credit;
if(typeof data4 === "string"){
if(func2(data4) > 120){
const err12 = {instancePath:instancePath+"/credit",schemaPath:"#/properties/credit/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema105.properties.credit,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func2(data4) < 1){
const err13 = {instancePath:instancePath+"/credit",schemaPath:"#/properties/credit/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema105.properties.credit,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/credit",schemaPath:"#/properties/credit/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema105.properties.credit.type,parentSchema:schema105.properties.credit,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.ratio !== undefined){
let data5 = data.ratio;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 6 || isNaN(data5)){
const err15 = {instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/maximum",keyword:"maximum",params:{comparison: "<=", limit: 6},message:"must be <= 6",schema:6,parentSchema:schema105.properties.ratio,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data5 < 0.25 || isNaN(data5)){
const err16 = {instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.25},message:"must be >= 0.25",schema:0.25,parentSchema:schema105.properties.ratio,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema105.properties.ratio.type,parentSchema:schema105.properties.ratio,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema105.type,parentSchema:schema105,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate104.errors = vErrors;
return errors === 0;
}

exports["podcast-embed"] = validate105;
const schema106 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Player eines Podcasts","description":"Der Player einer Podcastfolge von einem fremden Rechner, 155 Pixel hoch. Er wird erst geladen, wenn der Besucher den Schalter dafür auf „Ja“ stellt.","x-vocabulary":"article","x-config":["consent"],"type":"object","additionalProperties":false,"required":["type","url"],"properties":{"type":{"const":"podcast-embed","description":"Immer „podcast-embed“."},"url":{"title":"Adresse des Players","type":"string","pattern":"^https://","x-reference":"external-url","description":"Adresse des Players; sein Rechner steht unter externalHosts in consent.yaml.","examples":["https://open.spotify.com/embed/episode/4rOoJ6Egrf8K2IrywzwOMk"]},"title":{"title":"Reihe und Folge","type":"string","minLength":1,"description":"Reihe und Folge, in ein paar Worten.","examples":["Restlaufzeit, Folge 3"]}},"examples":[{"type":"podcast-embed","url":"https://open.spotify.com/embed/episode/4rOoJ6Egrf8K2IrywzwOMk","title":"Restlaufzeit, Folge 3"}],"$id":"parkett:podcast-embed"};

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:podcast-embed" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema106.required,parentSchema:schema106,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'",schema:schema106.required,parentSchema:schema106,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "url")) || (key0 === "title"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema106,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("podcast-embed" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "podcast-embed"},message:"must be equal to constant",schema:"podcast-embed",parentSchema:schema106.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.url !== undefined){
let data1 = data.url;
if(typeof data1 === "string"){
if(!pattern16.test(data1)){
const err4 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern: "^https://"},message:"must match pattern \""+"^https://"+"\"",schema:"^https://",parentSchema:schema106.properties.url,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema106.properties.url.type,parentSchema:schema106.properties.url,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.title !== undefined){
let data2 = data.title;
if(typeof data2 === "string"){
if(func2(data2) < 1){
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema106.properties.title,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema106.properties.title.type,parentSchema:schema106.properties.title,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema106.type,parentSchema:schema106,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate105.errors = vErrors;
return errors === 0;
}

exports["podcast-player"] = validate106;
const schema107 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Player einer Folge","description":"Hört die Folge eines Podcasts an: auf ihrer eigenen Seite, oder auf der des Podcasts die neueste mit Aufnahme, dort nur an dem Platz, den der Podcast unter playerPosition nennt. Ohne Aufnahme nimmt er keinen Raum ein.","x-vocabulary":"page","type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"podcast-player","description":"Immer „podcast-player“."},"position":{"title":"Platz auf der Seite des Podcasts","type":"string","enum":["HEAD","ABOVE_EPISODES","BELOW_EPISODES"],"x-labels":{"HEAD":"Im Kopf der Seite","ABOVE_EPISODES":"Über den Folgen","BELOW_EPISODES":"Unter den Folgen"},"description":"Welcher der drei Plätze das ist; auf der Seite einer Folge ohne Bedeutung.","examples":["ABOVE_EPISODES"]}},"examples":[{"type":"podcast-player","position":"ABOVE_EPISODES"}],"$id":"parkett:podcast-player"};

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:podcast-player" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema107.required,parentSchema:schema107,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "position"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema107,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("podcast-player" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "podcast-player"},message:"must be equal to constant",schema:"podcast-player",parentSchema:schema107.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.position !== undefined){
let data1 = data.position;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/position",schemaPath:"#/properties/position/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema107.properties.position.type,parentSchema:schema107.properties.position,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((data1 === "HEAD") || (data1 === "ABOVE_EPISODES")) || (data1 === "BELOW_EPISODES"))){
const err4 = {instancePath:instancePath+"/position",schemaPath:"#/properties/position/enum",keyword:"enum",params:{allowedValues: schema107.properties.position.enum},message:"must be equal to one of the allowed values",schema:schema107.properties.position.enum,parentSchema:schema107.properties.position,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema107.type,parentSchema:schema107,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate106.errors = vErrors;
return errors === 0;
}

exports["price-chart"] = validate107;
const schema108 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Kursverlauf","description":"Kursverlauf als Chart mit Auswahl des Zeitraums und Tabelle. Ohne JavaScript führen die Zeiträume auf die Unterseite „chart“.","x-vocabulary":"page","x-subject":"instrument","x-prices":true,"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"price-chart","description":"Immer „price-chart“."},"headline":{"title":"Überschrift","type":"string","minLength":1,"description":"Überschrift.","examples":["Chart"]},"range":{"title":"Zeitraum","type":"string","enum":["D1","W1","M1","M3","M6","Y1","Y3","Y5","Y10","MAX"],"x-labels":{"D1":"1 Tag","W1":"1 Woche","M1":"1 Monat","M3":"3 Monate","M6":"6 Monate","Y1":"1 Jahr","Y3":"3 Jahre","Y5":"5 Jahre","Y10":"10 Jahre","MAX":"Gesamter Zeitraum"},"default":"Y1","description":"Zeitraum, der zuerst gezeigt wird.","examples":["Y1"]},"ranges":{"title":"Zeiträume zur Auswahl","type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["D1","W1","M1","M3","M6","Y1","Y3","Y5","Y10","MAX"],"x-labels":{"D1":"1 Tag","W1":"1 Woche","M1":"1 Monat","M3":"3 Monate","M6":"6 Monate","Y1":"1 Jahr","Y3":"3 Jahre","Y5":"5 Jahre","Y10":"10 Jahre","MAX":"Gesamter Zeitraum"},"description":"Zeitraum."},"description":"Zeiträume zur Auswahl; ohne Angabe alle.","examples":[["M1","Y1","MAX"]]}},"examples":[{"type":"price-chart","range":"Y1"}],"$id":"parkett:price-chart"};

function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:price-chart" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema108.required,parentSchema:schema108,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "headline")) || (key0 === "range")) || (key0 === "ranges"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema108,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("price-chart" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "price-chart"},message:"must be equal to constant",schema:"price-chart",parentSchema:schema108.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.headline !== undefined){
let data1 = data.headline;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err3 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema108.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema108.properties.headline.type,parentSchema:schema108.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.range !== undefined){
let data2 = data.range;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/range",schemaPath:"#/properties/range/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema108.properties.range.type,parentSchema:schema108.properties.range,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((((((((data2 === "D1") || (data2 === "W1")) || (data2 === "M1")) || (data2 === "M3")) || (data2 === "M6")) || (data2 === "Y1")) || (data2 === "Y3")) || (data2 === "Y5")) || (data2 === "Y10")) || (data2 === "MAX"))){
const err6 = {instancePath:instancePath+"/range",schemaPath:"#/properties/range/enum",keyword:"enum",params:{allowedValues: schema108.properties.range.enum},message:"must be equal to one of the allowed values",schema:schema108.properties.range.enum,parentSchema:schema108.properties.range,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.ranges !== undefined){
let data3 = data.ranges;
if(Array.isArray(data3)){
if(data3.length < 1){
const err7 = {instancePath:instancePath+"/ranges",schemaPath:"#/properties/ranges/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema108.properties.ranges,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/ranges/" + i0,schemaPath:"#/properties/ranges/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema108.properties.ranges.items.type,parentSchema:schema108.properties.ranges.items,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((((((((data4 === "D1") || (data4 === "W1")) || (data4 === "M1")) || (data4 === "M3")) || (data4 === "M6")) || (data4 === "Y1")) || (data4 === "Y3")) || (data4 === "Y5")) || (data4 === "Y10")) || (data4 === "MAX"))){
const err9 = {instancePath:instancePath+"/ranges/" + i0,schemaPath:"#/properties/ranges/items/enum",keyword:"enum",params:{allowedValues: schema108.properties.ranges.items.enum},message:"must be equal to one of the allowed values",schema:schema108.properties.ranges.items.enum,parentSchema:schema108.properties.ranges.items,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
let i1 = data3.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data3[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err10 = {instancePath:instancePath+"/ranges",schemaPath:"#/properties/ranges/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema108.properties.ranges,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err11 = {instancePath:instancePath+"/ranges",schemaPath:"#/properties/ranges/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema108.properties.ranges.type,parentSchema:schema108.properties.ranges,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema108.type,parentSchema:schema108,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate107.errors = vErrors;
return errors === 0;
}

exports["price-history-export"] = validate108;
const schema109 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Tageskurse als CSV-Datei","description":"Die Tageskurse des Zeitraums in der Adresse (von, bis) als CSV-Datei. Nur für Berechtigte: mit isEnabled: { feature: csv_download_feature }.","x-vocabulary":"page","x-subject":"instrument","type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"price-history-export","description":"Immer „price-history-export“."}},"examples":[{"type":"price-history-export"}],"$id":"parkett:price-history-export"};

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:price-history-export" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema109.required,parentSchema:schema109,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "type")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema109,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("price-history-export" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "price-history-export"},message:"must be equal to constant",schema:"price-history-export",parentSchema:schema109.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema109.type,parentSchema:schema109,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate108.errors = vErrors;
return errors === 0;
}

exports["price-history-table"] = validate109;
const schema110 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Tageskurse","description":"Tageskurse, neueste zuerst, mit Zeitraum und Seiten zum Blättern. Braucht eine Seite mit „rendering: request“: Zeitraum und Seite stehen in der Adresse.","x-vocabulary":"page","x-subject":"instrument","x-prices":true,"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"price-history-table","description":"Immer „price-history-table“."},"headline":{"title":"Überschrift","type":"string","minLength":1,"description":"Überschrift.","examples":["Historische Kurse"]},"days":{"title":"Zahl der Tage je Seite","type":"integer","minimum":5,"maximum":260,"default":30,"description":"Zahl der Tage je Seite.","examples":[30]}},"examples":[{"type":"price-history-table"}],"$id":"parkett:price-history-table"};

function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:price-history-table" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema110.required,parentSchema:schema110,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "headline")) || (key0 === "days"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema110,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("price-history-table" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "price-history-table"},message:"must be equal to constant",schema:"price-history-table",parentSchema:schema110.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.headline !== undefined){
let data1 = data.headline;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err3 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema110.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema110.properties.headline.type,parentSchema:schema110.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.days !== undefined){
let data2 = data.days;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema110.properties.days.type,parentSchema:schema110.properties.days,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 260 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 260},message:"must be <= 260",schema:260,parentSchema:schema110.properties.days,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 < 5 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 5},message:"must be >= 5",schema:5,parentSchema:schema110.properties.days,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema110.type,parentSchema:schema110,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate109.errors = vErrors;
return errors === 0;
}

exports["privacy-center"] = validate110;
const schema111 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Privacy Center","description":"Das Privacy Center: ein Besucher entscheidet über jeden Zweck aus consent.yaml einzeln, auch ohne JavaScript. Steht auf der Seite /privacy-center.","x-vocabulary":"page","x-config":["consent"],"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"privacy-center","description":"Immer „privacy-center“."}},"examples":[{"type":"privacy-center"}],"$id":"parkett:privacy-center"};

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:privacy-center" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema111.required,parentSchema:schema111,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "type")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema111,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("privacy-center" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "privacy-center"},message:"must be equal to constant",schema:"privacy-center",parentSchema:schema111.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema111.type,parentSchema:schema111,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate110.errors = vErrors;
return errors === 0;
}

exports["product-info"] = validate111;
const schema112 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Vorstellung eines Produkts","description":"Ein Produkt mit Preis, Erklärung, Funktionen und den Schritten der Bestellung; auf der Seite nach dem Kauf, wie es losgeht.","x-vocabulary":"page","x-subject":"product","x-config":["products","sections"],"x-introduction":true,"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"product-info","description":"Immer „product-info“."}},"examples":[{"type":"product-info"}],"$id":"parkett:product-info"};

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:product-info" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema112.required,parentSchema:schema112,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "type")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema112,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("product-info" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "product-info"},message:"must be equal to constant",schema:"product-info",parentSchema:schema112.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema112.type,parentSchema:schema112,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate111.errors = vErrors;
return errors === 0;
}

exports["product-plans"] = validate112;
const schema113 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Produkte im Vergleich","description":"Produkte aus products.yaml nebeneinander, mit Preis, Funktionen und den Wegen zu Erklärung und Bestellung.","x-vocabulary":"page","x-config":["products"],"type":"object","additionalProperties":false,"required":["type","show"],"properties":{"type":{"const":"product-plans","description":"Immer „product-plans“."},"headline":{"title":"Überschrift","type":"string","minLength":1,"description":"Überschrift.","examples":["Pläne im Vergleich"]},"show":{"title":"Produkte","type":"string","enum":["plans","tradingSystems"],"x-labels":{"plans":"Abonnements","tradingSystems":"Handelssysteme"},"description":"plans: alles außer den Handelssystemen; tradingSystems: nur diese, mit ihren Regeln.","examples":["plans"]}},"examples":[{"type":"product-plans","show":"plans","headline":"Pläne im Vergleich"}],"$id":"parkett:product-plans"};

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:product-plans" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema113.required,parentSchema:schema113,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.show === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "show"},message:"must have required property '"+"show"+"'",schema:schema113.required,parentSchema:schema113,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "headline")) || (key0 === "show"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema113,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("product-plans" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "product-plans"},message:"must be equal to constant",schema:"product-plans",parentSchema:schema113.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.headline !== undefined){
let data1 = data.headline;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err4 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema113.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema113.properties.headline.type,parentSchema:schema113.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.show !== undefined){
let data2 = data.show;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/show",schemaPath:"#/properties/show/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema113.properties.show.type,parentSchema:schema113.properties.show,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((data2 === "plans") || (data2 === "tradingSystems"))){
const err7 = {instancePath:instancePath+"/show",schemaPath:"#/properties/show/enum",keyword:"enum",params:{allowedValues: schema113.properties.show.enum},message:"must be equal to one of the allowed values",schema:schema113.properties.show.enum,parentSchema:schema113.properties.show,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema113.type,parentSchema:schema113,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate112.errors = vErrors;
return errors === 0;
}

exports.questions = validate113;
const schema114 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Fragen und Antworten","description":"Fragen und Antworten in Gruppen. Jede Antwort klappt auf und ist über ihren Anker zu erreichen.","x-vocabulary":"page","type":"object","additionalProperties":false,"required":["type","groups"],"properties":{"type":{"const":"questions","description":"Immer „questions“."},"groups":{"title":"Gruppen","type":"array","minItems":1,"description":"Gruppen in der Reihenfolge der Anzeige.","examples":[[{"title":"Kurse","questions":[{"question":"Woher kommen die Kurse?","answer":["Sie sind berechnet."]}]}]],"items":{"title":"QuestionGroup","type":"object","additionalProperties":false,"required":["title","questions"],"properties":{"title":{"title":"Überschrift der Gruppe","type":"string","minLength":1,"description":"Überschrift der Gruppe.","examples":["Kurse"]},"questions":{"title":"Fragen der Gruppe","type":"array","minItems":1,"description":"Fragen der Gruppe.","examples":[[{"question":"Woher kommen die Kurse?","answer":["Sie sind berechnet."]}]],"items":{"title":"Question","type":"object","additionalProperties":false,"required":["question","answer"],"properties":{"question":{"x-part-title":true,"title":"Frage","type":"string","minLength":1,"description":"Die Frage.","examples":["Woher kommen die Kurse?"]},"answer":{"title":"Absätze der Antwort","type":"array","minItems":1,"description":"Absätze der Antwort. Erlaubt sind <strong>, <em> und <a href=\"…\">.","examples":[["Sie sind berechnet; mehr dazu im <a href=\"/impressum\">Impressum</a>."]],"items":{"x-reference":"markup","type":"string","minLength":1,"description":"Ein Absatz."}}}}}}}}},"examples":[{"type":"questions","groups":[{"title":"Kurse","questions":[{"question":"Woher kommen die Kurse?","answer":["Sie sind berechnet."]}]}]}],"$id":"parkett:questions"};

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:questions" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema114.required,parentSchema:schema114,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.groups === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "groups"},message:"must have required property '"+"groups"+"'",schema:schema114.required,parentSchema:schema114,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "groups"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema114,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("questions" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "questions"},message:"must be equal to constant",schema:"questions",parentSchema:schema114.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.groups !== undefined){
let data1 = data.groups;
if(Array.isArray(data1)){
if(data1.length < 1){
const err4 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema114.properties.groups,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.title === undefined){
const err5 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema114.properties.groups.items.required,parentSchema:schema114.properties.groups.items,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.questions === undefined){
const err6 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/required",keyword:"required",params:{missingProperty: "questions"},message:"must have required property '"+"questions"+"'",schema:schema114.properties.groups.items.required,parentSchema:schema114.properties.groups.items,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key1 in data2){
if(!((key1 === "title") || (key1 === "questions"))){
const err7 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema114.properties.groups.items,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.title !== undefined){
let data3 = data2.title;
if(typeof data3 === "string"){
if(func2(data3) < 1){
const err8 = {instancePath:instancePath+"/groups/" + i0+"/title",schemaPath:"#/properties/groups/items/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema114.properties.groups.items.properties.title,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/groups/" + i0+"/title",schemaPath:"#/properties/groups/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema114.properties.groups.items.properties.title.type,parentSchema:schema114.properties.groups.items.properties.title,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.questions !== undefined){
let data4 = data2.questions;
if(Array.isArray(data4)){
if(data4.length < 1){
const err10 = {instancePath:instancePath+"/groups/" + i0+"/questions",schemaPath:"#/properties/groups/items/properties/questions/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema114.properties.groups.items.properties.questions,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.question === undefined){
const err11 = {instancePath:instancePath+"/groups/" + i0+"/questions/" + i1,schemaPath:"#/properties/groups/items/properties/questions/items/required",keyword:"required",params:{missingProperty: "question"},message:"must have required property '"+"question"+"'",schema:schema114.properties.groups.items.properties.questions.items.required,parentSchema:schema114.properties.groups.items.properties.questions.items,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data5.answer === undefined){
const err12 = {instancePath:instancePath+"/groups/" + i0+"/questions/" + i1,schemaPath:"#/properties/groups/items/properties/questions/items/required",keyword:"required",params:{missingProperty: "answer"},message:"must have required property '"+"answer"+"'",schema:schema114.properties.groups.items.properties.questions.items.required,parentSchema:schema114.properties.groups.items.properties.questions.items,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key2 in data5){
if(!((key2 === "question") || (key2 === "answer"))){
const err13 = {instancePath:instancePath+"/groups/" + i0+"/questions/" + i1,schemaPath:"#/properties/groups/items/properties/questions/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema114.properties.groups.items.properties.questions.items,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data5.question !== undefined){
let data6 = data5.question;
if(typeof data6 === "string"){
if(func2(data6) < 1){
const err14 = {instancePath:instancePath+"/groups/" + i0+"/questions/" + i1+"/question",schemaPath:"#/properties/groups/items/properties/questions/items/properties/question/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema114.properties.groups.items.properties.questions.items.properties.question,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/groups/" + i0+"/questions/" + i1+"/question",schemaPath:"#/properties/groups/items/properties/questions/items/properties/question/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema114.properties.groups.items.properties.questions.items.properties.question.type,parentSchema:schema114.properties.groups.items.properties.questions.items.properties.question,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data5.answer !== undefined){
let data7 = data5.answer;
if(Array.isArray(data7)){
if(data7.length < 1){
const err16 = {instancePath:instancePath+"/groups/" + i0+"/questions/" + i1+"/answer",schemaPath:"#/properties/groups/items/properties/questions/items/properties/answer/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema114.properties.groups.items.properties.questions.items.properties.answer,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
let data8 = data7[i2];
if(typeof data8 === "string"){
if(func2(data8) < 1){
const err17 = {instancePath:instancePath+"/groups/" + i0+"/questions/" + i1+"/answer/" + i2,schemaPath:"#/properties/groups/items/properties/questions/items/properties/answer/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema114.properties.groups.items.properties.questions.items.properties.answer.items,data:data8};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/groups/" + i0+"/questions/" + i1+"/answer/" + i2,schemaPath:"#/properties/groups/items/properties/questions/items/properties/answer/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema114.properties.groups.items.properties.questions.items.properties.answer.items.type,parentSchema:schema114.properties.groups.items.properties.questions.items.properties.answer.items,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/groups/" + i0+"/questions/" + i1+"/answer",schemaPath:"#/properties/groups/items/properties/questions/items/properties/answer/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema114.properties.groups.items.properties.questions.items.properties.answer.type,parentSchema:schema114.properties.groups.items.properties.questions.items.properties.answer,data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/groups/" + i0+"/questions/" + i1,schemaPath:"#/properties/groups/items/properties/questions/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema114.properties.groups.items.properties.questions.items.type,parentSchema:schema114.properties.groups.items.properties.questions.items,data:data5};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/groups/" + i0+"/questions",schemaPath:"#/properties/groups/items/properties/questions/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema114.properties.groups.items.properties.questions.type,parentSchema:schema114.properties.groups.items.properties.questions,data:data4};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema114.properties.groups.items.type,parentSchema:schema114.properties.groups.items,data:data2};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema114.properties.groups.type,parentSchema:schema114.properties.groups,data:data1};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema114.type,parentSchema:schema114,data};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate113.errors = vErrors;
return errors === 0;
}

exports.ranking = validate114;
const schema115 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Rangliste","description":"Die Rangliste, um die es auf der Seite geht, mit höchstens 50 Plätzen und Verweisen auf ihresgleichen; bei einer Art von Ranglisten nur die Verweise.","x-vocabulary":"page","x-subject":"ranking","x-config":["rankings"],"x-introduction":true,"x-prices":true,"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"ranking","description":"Immer „ranking“."}},"examples":[{"type":"ranking"}],"$id":"parkett:ranking"};

function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:ranking" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema115.required,parentSchema:schema115,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "type")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema115,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("ranking" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "ranking"},message:"must be equal to constant",schema:"ranking",parentSchema:schema115.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema115.type,parentSchema:schema115,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate114.errors = vErrors;
return errors === 0;
}

exports["ranking-index"] = validate115;
const schema116 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Alle Ranglisten","description":"Verweise auf alle Ranglisten eines Teils von rankings.yaml.","x-vocabulary":"page","x-config":["rankings"],"type":"object","additionalProperties":false,"required":["type","of"],"properties":{"type":{"const":"ranking-index","description":"Immer „ranking-index“."},"of":{"title":"Teil der Ranglisten","type":"string","enum":["topLists","bestEtfs"],"x-labels":{"topLists":"Top-Listen","bestEtfs":"Die besten ETFs"},"description":"Welcher Teil von rankings.yaml.","examples":["topLists"]}},"examples":[{"type":"ranking-index","of":"topLists"}],"$id":"parkett:ranking-index"};

function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:ranking-index" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema116.required,parentSchema:schema116,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.of === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "of"},message:"must have required property '"+"of"+"'",schema:schema116.required,parentSchema:schema116,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "of"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema116,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("ranking-index" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "ranking-index"},message:"must be equal to constant",schema:"ranking-index",parentSchema:schema116.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.of !== undefined){
let data1 = data.of;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/of",schemaPath:"#/properties/of/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema116.properties.of.type,parentSchema:schema116.properties.of,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((data1 === "topLists") || (data1 === "bestEtfs"))){
const err5 = {instancePath:instancePath+"/of",schemaPath:"#/properties/of/enum",keyword:"enum",params:{allowedValues: schema116.properties.of.enum},message:"must be equal to one of the allowed values",schema:schema116.properties.of.enum,parentSchema:schema116.properties.of,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema116.type,parentSchema:schema116,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate115.errors = vErrors;
return errors === 0;
}

exports["realtime-list"] = validate116;
const schema117 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Indexmitglieder in Echtzeit","description":"Alle Mitglieder des Index der Seite mit Geld, Brief, Kurs, Veränderung, Stück, Uhrzeit und Kursqualität; die Kurse laufen mit. Handelsplatz (ohne die in hideNotations, zuerst defaultNotation aus indices.yaml) und Sortierung stehen in der Adresse: die Seite braucht „rendering: request“.","x-vocabulary":"page","x-subject":"index","x-introduction":true,"x-prices":true,"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"realtime-list","description":"Immer „realtime-list“."}},"examples":[{"type":"realtime-list"}],"$id":"parkett:realtime-list"};

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:realtime-list" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema117.required,parentSchema:schema117,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "type")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema117,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("realtime-list" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "realtime-list"},message:"must be equal to constant",schema:"realtime-list",parentSchema:schema117.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema117.type,parentSchema:schema117,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate116.errors = vErrors;
return errors === 0;
}

exports.registration = validate117;
const schema118 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Registrierung","description":"Formular, mit dem sich jemand ein Konto anlegt. Steht nur auf einer Seite mit „audience: private“.","x-vocabulary":"page","type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"registration","description":"Immer „registration“."}},"examples":[{"type":"registration"}],"$id":"parkett:registration"};

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:registration" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema118.required,parentSchema:schema118,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "type")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema118,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("registration" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "registration"},message:"must be equal to constant",schema:"registration",parentSchema:schema118.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema118.type,parentSchema:schema118,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate117.errors = vErrors;
return errors === 0;
}

exports["registration-confirmation"] = validate118;
const schema119 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Konto bestätigen","description":"Formular, das ein neues Konto mit dem Code aus der E-Mail bestätigt. Steht nur auf einer Seite mit „audience: private“.","x-vocabulary":"page","type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"registration-confirmation","description":"Immer „registration-confirmation“."}},"examples":[{"type":"registration-confirmation"}],"$id":"parkett:registration-confirmation"};

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:registration-confirmation" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema119.required,parentSchema:schema119,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "type")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema119,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("registration-confirmation" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "registration-confirmation"},message:"must be equal to constant",schema:"registration-confirmation",parentSchema:schema119.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema119.type,parentSchema:schema119,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate118.errors = vErrors;
return errors === 0;
}

exports["saved-search-list"] = validate119;
const schema120 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Gespeicherte Suchen","description":"Die gespeicherten Suchen des Nutzers, jede mit Verweis, Umbenennen und Löschen. Nur auf einer Seite mit „audience: private“.","x-vocabulary":"page","x-config":["navigation"],"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"saved-search-list","description":"Immer „saved-search-list“."}},"examples":[{"type":"saved-search-list"}],"$id":"parkett:saved-search-list"};

function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:saved-search-list" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema120.required,parentSchema:schema120,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "type")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema120,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("saved-search-list" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "saved-search-list"},message:"must be equal to constant",schema:"saved-search-list",parentSchema:schema120.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema120.type,parentSchema:schema120,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate119.errors = vErrors;
return errors === 0;
}

exports["saved-search-name"] = validate120;
const schema121 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Gespeicherte Suche umbenennen","description":"Formular, das eine gespeicherte Suche umbenennt; steht da, wenn die Adresse eine nennt. Nur auf einer Seite mit „audience: private“.","x-vocabulary":"page","type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"saved-search-name","description":"Immer „saved-search-name“."}},"examples":[{"type":"saved-search-name"}],"$id":"parkett:saved-search-name"};

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:saved-search-name" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema121.required,parentSchema:schema121,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "type")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema121,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("saved-search-name" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "saved-search-name"},message:"must be equal to constant",schema:"saved-search-name",parentSchema:schema121.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema121.type,parentSchema:schema121,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate120.errors = vErrors;
return errors === 0;
}

exports["saved-search-new"] = validate121;
const schema122 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Suche speichern","description":"Formular, das eine Suche aus einem Finder unter einem Namen speichert; steht da, wenn jemand aus einem Finder kommt. Nur auf einer Seite mit „audience: private“.","x-vocabulary":"page","type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"saved-search-new","description":"Immer „saved-search-new“."}},"examples":[{"type":"saved-search-new"}],"$id":"parkett:saved-search-new"};

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:saved-search-new" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema122.required,parentSchema:schema122,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "type")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema122,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("saved-search-new" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "saved-search-new"},message:"must be equal to constant",schema:"saved-search-new",parentSchema:schema122.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema122.type,parentSchema:schema122,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate121.errors = vErrors;
return errors === 0;
}

exports["search-articles"] = validate122;
const schema123 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Gefundene Beiträge","description":"Beiträge, in denen die Wörter einer Suche vorkommen oder die vom gesuchten Wertpapier handeln. Ohne Treffer entfällt der Baustein.","x-vocabulary":"page","x-subject":"search","type":"object","additionalProperties":false,"required":["type","headline"],"properties":{"type":{"const":"search-articles","description":"Immer „search-articles“."},"headline":{"title":"Überschrift","type":"string","minLength":1,"description":"Überschrift.","examples":["News und Ratgeber"]},"category":{"title":"Rubrik","type":"string","x-reference":"category","pattern":"^[a-z0-9-]+$","description":"Nur Beiträge dieser Rubrik.","examples":["ratgeber"]},"count":{"title":"Höchstzahl der Beiträge","type":"integer","minimum":1,"maximum":20,"default":5,"description":"Höchstzahl der Beiträge.","examples":[5]}},"examples":[{"type":"search-articles","headline":"News und Ratgeber"}],"$id":"parkett:search-articles"};

function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:search-articles" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema123.required,parentSchema:schema123,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.headline === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "headline"},message:"must have required property '"+"headline"+"'",schema:schema123.required,parentSchema:schema123,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "headline")) || (key0 === "category")) || (key0 === "count"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema123,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("search-articles" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "search-articles"},message:"must be equal to constant",schema:"search-articles",parentSchema:schema123.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.headline !== undefined){
let data1 = data.headline;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err4 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema123.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema123.properties.headline.type,parentSchema:schema123.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.category !== undefined){
let data2 = data.category;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err6 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9-]+$"},message:"must match pattern \""+"^[a-z0-9-]+$"+"\"",schema:"^[a-z0-9-]+$",parentSchema:schema123.properties.category,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema123.properties.category.type,parentSchema:schema123.properties.category,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.count !== undefined){
let data3 = data.count;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err8 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema123.properties.count.type,parentSchema:schema123.properties.count,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 20 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20",schema:20,parentSchema:schema123.properties.count,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema123.properties.count,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema123.type,parentSchema:schema123,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate122.errors = vErrors;
return errors === 0;
}

exports["search-box"] = validate123;
const schema124 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Suchfeld im Kopf","description":"Suche im Kopf jeder Seite: ein Feld auf großen Bildschirmen, ein Zeichen auf dem Handy.","x-vocabulary":"shell","type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"search-box","description":"Immer „search-box“."}},"examples":[{"type":"search-box"}],"$id":"parkett:search-box"};

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:search-box" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema124.required,parentSchema:schema124,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "type")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema124,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("search-box" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "search-box"},message:"must be equal to constant",schema:"search-box",parentSchema:schema124.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema124.type,parentSchema:schema124,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate123.errors = vErrors;
return errors === 0;
}

exports["search-form"] = validate124;
const schema125 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Suchfeld mit Überschrift","description":"Überschrift einer Suche mit ihrem Feld. Ohne Skripte ein einfaches Formular.","x-vocabulary":"page","x-subject":"search","x-introduction":true,"type":"object","additionalProperties":false,"required":["type","headline"],"properties":{"type":{"const":"search-form","description":"Immer „search-form“."},"headline":{"title":"Überschrift","type":"string","minLength":1,"description":"Überschrift, solange nichts gesucht ist.","examples":["Suche"]},"lead":{"title":"Vorspann","type":"string","minLength":1,"description":"Ein Satz darunter, was sich suchen lässt.","examples":["Name, ISIN, WKN oder Kürzel."]}},"examples":[{"type":"search-form","headline":"Suche"}],"$id":"parkett:search-form"};

function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:search-form" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema125.required,parentSchema:schema125,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.headline === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "headline"},message:"must have required property '"+"headline"+"'",schema:schema125.required,parentSchema:schema125,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "headline")) || (key0 === "lead"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema125,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("search-form" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "search-form"},message:"must be equal to constant",schema:"search-form",parentSchema:schema125.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.headline !== undefined){
let data1 = data.headline;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err4 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema125.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema125.properties.headline.type,parentSchema:schema125.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.lead !== undefined){
let data2 = data.lead;
if(typeof data2 === "string"){
if(func2(data2) < 1){
const err6 = {instancePath:instancePath+"/lead",schemaPath:"#/properties/lead/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema125.properties.lead,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/lead",schemaPath:"#/properties/lead/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema125.properties.lead.type,parentSchema:schema125.properties.lead,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema125.type,parentSchema:schema125,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate124.errors = vErrors;
return errors === 0;
}

exports["search-results"] = validate125;
const schema126 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Suchtreffer nach Arten","description":"Treffer einer Suche nach Arten von Wertpapieren, mit ihrer Zahl und Kursen. Je Art stehen die ersten; „Alle …“ führt zu den übrigen.","x-vocabulary":"page","x-subject":"search","x-prices":true,"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"search-results","description":"Immer „search-results“."},"perType":{"title":"Treffer je Art","type":"integer","minimum":1,"maximum":20,"default":5,"description":"Treffer je Art.","examples":[5]},"calculator":{"title":"Währungsrechner","x-reference":"path","type":"string","description":"Seite mit dem Währungsrechner. Auf sie wird verwiesen, wenn jemand nach einem Betrag sucht, etwa „250 Dollar in Euro“.","examples":["/devisen/waehrungsrechner"]}},"examples":[{"type":"search-results"}],"$id":"parkett:search-results"};

function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:search-results" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema126.required,parentSchema:schema126,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "perType")) || (key0 === "calculator"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema126,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("search-results" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "search-results"},message:"must be equal to constant",schema:"search-results",parentSchema:schema126.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.perType !== undefined){
let data1 = data.perType;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/perType",schemaPath:"#/properties/perType/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema126.properties.perType.type,parentSchema:schema126.properties.perType,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 20 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/perType",schemaPath:"#/properties/perType/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20",schema:20,parentSchema:schema126.properties.perType,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/perType",schemaPath:"#/properties/perType/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema126.properties.perType,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.calculator !== undefined){
let data2 = data.calculator;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/calculator",schemaPath:"#/properties/calculator/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema126.properties.calculator.type,parentSchema:schema126.properties.calculator,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema126.type,parentSchema:schema126,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate125.errors = vErrors;
return errors === 0;
}

exports["search-type-results"] = validate126;
const schema127 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Suchtreffer einer Art","description":"Alle Treffer einer Art, seitenweise mit Kursen.","x-vocabulary":"page","x-subject":"search","x-prices":true,"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"search-type-results","description":"Immer „search-type-results“."}},"examples":[{"type":"search-type-results"}],"$id":"parkett:search-type-results"};

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:search-type-results" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema127.required,parentSchema:schema127,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "type")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema127,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("search-type-results" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "search-type-results"},message:"must be equal to constant",schema:"search-type-results",parentSchema:schema127.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema127.type,parentSchema:schema127,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate126.errors = vErrors;
return errors === 0;
}

exports["share-valuation"] = validate127;
const schema128 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Bewertung einer Aktie","description":"Bewertung, Rentabilität und Wachstum einer Aktie neben dem Median ihrer Branche; ein Klick öffnet, wie jede Zahl gerechnet ist.","x-vocabulary":"page","x-subject":"instrument","x-prices":true,"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"share-valuation","description":"Immer „share-valuation“."},"headline":{"title":"Überschrift","type":"string","minLength":1,"description":"Überschrift.","examples":["Bewertung im Branchenvergleich"]}},"examples":[{"type":"share-valuation"}],"$id":"parkett:share-valuation"};

function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:share-valuation" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema128.required,parentSchema:schema128,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "headline"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema128,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("share-valuation" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "share-valuation"},message:"must be equal to constant",schema:"share-valuation",parentSchema:schema128.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.headline !== undefined){
let data1 = data.headline;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err3 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema128.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema128.properties.headline.type,parentSchema:schema128.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema128.type,parentSchema:schema128,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate127.errors = vErrors;
return errors === 0;
}

exports["site-footer"] = validate128;
const schema129 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Fuß der Seite","description":"Fuß jeder Seite: Gruppen von Links, rechtliche Hinweise und Urhebervermerk. Inhalt: footer.yaml. In der App nur der rechtliche Teil.","x-vocabulary":"shell","x-shell":{"place":"foot","order":1},"x-config":["consent","footer","routeLists","site"],"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"site-footer","description":"Immer „site-footer“."}},"examples":[{"type":"site-footer"}],"$id":"parkett:site-footer"};

function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:site-footer" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema129.required,parentSchema:schema129,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "type")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema129,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("site-footer" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "site-footer"},message:"must be equal to constant",schema:"site-footer",parentSchema:schema129.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema129.type,parentSchema:schema129,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate128.errors = vErrors;
return errors === 0;
}

exports["site-header"] = validate129;
const schema130 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Kopf der Seite","description":"Kopf jeder Seite: Wortmarke, Dienste, Suche, Anmeldung und Navigation, in drei Ebenen und im Menü in vier. Inhalt: navigation.yaml und header.yaml.","x-vocabulary":"shell","x-shell":{"place":"head","order":3,"leftOut":["app"]},"x-config":["navigation","header","site","userMenu","products"],"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"site-header","description":"Immer „site-header“."}},"examples":[{"type":"site-header"}],"$id":"parkett:site-header"};

function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:site-header" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema130.required,parentSchema:schema130,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "type")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema130,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("site-header" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "site-header"},message:"must be equal to constant",schema:"site-header",parentSchema:schema130.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema130.type,parentSchema:schema130,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate129.errors = vErrors;
return errors === 0;
}

exports.subheadline = validate130;
const schema131 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Kleine Zwischenüberschrift","description":"Eine Überschrift eine Stufe unter der Zwischenüberschrift; nie nummeriert.","x-vocabulary":"article","x-subject":"article","type":"object","additionalProperties":false,"required":["type","value"],"properties":{"type":{"const":"subheadline","description":"Immer „subheadline“."},"value":{"title":"Zwischenüberschrift","type":"string","description":"Text der Überschrift, ohne Auszeichnung.","examples":["Stamm- und Vorzugsaktien"]}},"examples":[{"type":"subheadline","value":"Stamm- und Vorzugsaktien"}],"$id":"parkett:subheadline"};

function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:subheadline" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema131.required,parentSchema:schema131,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.value === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'",schema:schema131.required,parentSchema:schema131,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "value"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema131,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("subheadline" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "subheadline"},message:"must be equal to constant",schema:"subheadline",parentSchema:schema131.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.value !== undefined){
let data1 = data.value;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema131.properties.value.type,parentSchema:schema131.properties.value,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema131.type,parentSchema:schema131,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate130.errors = vErrors;
return errors === 0;
}

exports.summary = validate131;
const schema132 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Das Wichtigste in Kürze","description":"Das Wichtigste in Kürze, als abgesetzter Kasten.","x-vocabulary":"article","type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"summary","description":"Immer „summary“."},"title":{"title":"Überschrift des Kastens","type":"string","description":"Überschrift des Kastens; ohne Angabe „Das Wichtigste in Kürze“.","examples":["Kurz gesagt"]},"value":{"title":"Zusammenfassung","type":"string","description":"Zusammenfassung als Text. Erlaubt sind einfache Auszeichnungen: <strong>, <em>, <a>, <code>, <abbr>, <sub>, <sup>, <br>.","examples":["Aktien sind Anteile an Unternehmen."]},"values":{"title":"Zusammenfassung in Punkten","type":"array","description":"Zusammenfassung in Punkten. Erlaubt sind einfache Auszeichnungen: <strong>, <em>, <a>, <code>, <abbr>, <sub>, <sup>, <br>.","items":{"type":"string"},"examples":[["Aktien sind Anteile.","Kurse schwanken."]]}},"examples":[{"type":"summary","value":"Aktien sind Anteile an Unternehmen."}],"$id":"parkett:summary"};

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:summary" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema132.required,parentSchema:schema132,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "title")) || (key0 === "value")) || (key0 === "values"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema132,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("summary" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "summary"},message:"must be equal to constant",schema:"summary",parentSchema:schema132.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema132.properties.title.type,parentSchema:schema132.properties.title,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.value !== undefined){
let data2 = data.value;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema132.properties.value.type,parentSchema:schema132.properties.value,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.values !== undefined){
let data3 = data.values;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/values/" + i0,schemaPath:"#/properties/values/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema132.properties.values.items.type,parentSchema:schema132.properties.values.items,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema132.properties.values.type,parentSchema:schema132.properties.values,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema132.type,parentSchema:schema132,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate131.errors = vErrors;
return errors === 0;
}

exports.table = validate132;
const schema133 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Tabelle","description":"Eine Tabelle. Auf schmalen Bildschirmen rollt sie in ihrem eigenen Rahmen.","x-vocabulary":"article","type":"object","additionalProperties":false,"required":["type","rows"],"properties":{"type":{"const":"table","description":"Immer „table“."},"title":{"title":"Überschrift der Tabelle","type":"string","description":"Überschrift der Tabelle; nennt auch Bildschirmlesern, worum es geht.","examples":["Ordertypen im Vergleich"]},"caption":{"title":"Fußnote","type":"string","description":"Fußnote, etwa Quelle und Stand.","examples":["Stand: Januar 2026"]},"rows":{"title":"Zeilen","type":"array","description":"Zeilen von oben nach unten; die erste ist der Kopf. Erlaubt sind einfache Auszeichnungen: <strong>, <em>, <a>, <code>, <abbr>, <sub>, <sup>, <br>.","items":{"type":"array","items":{"type":"string"}},"examples":[[["Order","Preis"],["Limit","fest"]]]}},"examples":[{"type":"table","rows":[["Order","Preis"],["Limit","fest"]]}],"$id":"parkett:table"};

function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:table" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema133.required,parentSchema:schema133,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.rows === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rows"},message:"must have required property '"+"rows"+"'",schema:schema133.required,parentSchema:schema133,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "title")) || (key0 === "caption")) || (key0 === "rows"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema133,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("table" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "table"},message:"must be equal to constant",schema:"table",parentSchema:schema133.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema133.properties.title.type,parentSchema:schema133.properties.title,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.caption !== undefined){
let data2 = data.caption;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/caption",schemaPath:"#/properties/caption/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema133.properties.caption.type,parentSchema:schema133.properties.caption,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.rows !== undefined){
let data3 = data.rows;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/rows/" + i0+"/" + i1,schemaPath:"#/properties/rows/items/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema133.properties.rows.items.items.type,parentSchema:schema133.properties.rows.items.items,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema133.properties.rows.items.type,parentSchema:schema133.properties.rows.items,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema133.properties.rows.type,parentSchema:schema133.properties.rows,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema133.type,parentSchema:schema133,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate132.errors = vErrors;
return errors === 0;
}

exports["table-of-contents"] = validate133;
const schema134 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Inhaltsverzeichnis","description":"Inhaltsverzeichnis: Verweise auf alle Zwischenüberschriften des Artikels, die nicht ausgenommen sind.","x-vocabulary":"article","x-subject":"article","type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"table-of-contents","description":"Immer „table-of-contents“."},"title":{"title":"Überschrift","type":"string","description":"Überschrift; ohne Angabe „Inhalt“.","examples":["Auf dieser Seite"]}},"examples":[{"type":"table-of-contents"}],"$id":"parkett:table-of-contents"};

function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:table-of-contents" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema134.required,parentSchema:schema134,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "title"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema134,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("table-of-contents" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "table-of-contents"},message:"must be equal to constant",schema:"table-of-contents",parentSchema:schema134.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema134.properties.title.type,parentSchema:schema134.properties.title,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema134.type,parentSchema:schema134,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate133.errors = vErrors;
return errors === 0;
}

exports["text-section"] = validate134;
const schema135 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Textabschnitt","description":"Abschnitt einer reinen Textseite, etwa im Impressum: Überschrift und Absätze, in denen wie in Artikeln <strong>, <em> und Links stehen dürfen.","x-vocabulary":"page","type":"object","additionalProperties":false,"required":["type","headline","paragraphs"],"properties":{"type":{"const":"text-section","description":"Immer „text-section“."},"headline":{"title":"Überschrift des Abschnitts","type":"string","minLength":1,"description":"Überschrift des Abschnitts.","examples":["Anbieter"]},"paragraphs":{"title":"Absätze","type":"array","minItems":1,"items":{"x-reference":"markup","type":"string","minLength":1,"description":"Ein Absatz."},"description":"Absätze. Zeilenumbrüche innerhalb eines Absatzes bleiben erhalten, etwa in einer Anschrift.","examples":[["Parkett GmbH\nMusterstraße 1\n10000 Musterstadt"]]}},"examples":[{"type":"text-section","headline":"Cookies","paragraphs":["Ein Cookie merkt sich die gewählte Darstellung. Mehr unter <a href=\"/datenschutz\">Datenschutz</a>."]}],"$id":"parkett:text-section"};

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:text-section" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema135.required,parentSchema:schema135,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.headline === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "headline"},message:"must have required property '"+"headline"+"'",schema:schema135.required,parentSchema:schema135,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.paragraphs === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "paragraphs"},message:"must have required property '"+"paragraphs"+"'",schema:schema135.required,parentSchema:schema135,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "headline")) || (key0 === "paragraphs"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema135,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("text-section" !== data0){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "text-section"},message:"must be equal to constant",schema:"text-section",parentSchema:schema135.properties.type,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.headline !== undefined){
let data1 = data.headline;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err5 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema135.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema135.properties.headline.type,parentSchema:schema135.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.paragraphs !== undefined){
let data2 = data.paragraphs;
if(Array.isArray(data2)){
if(data2.length < 1){
const err7 = {instancePath:instancePath+"/paragraphs",schemaPath:"#/properties/paragraphs/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema135.properties.paragraphs,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(func2(data3) < 1){
const err8 = {instancePath:instancePath+"/paragraphs/" + i0,schemaPath:"#/properties/paragraphs/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema135.properties.paragraphs.items,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/paragraphs/" + i0,schemaPath:"#/properties/paragraphs/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema135.properties.paragraphs.items.type,parentSchema:schema135.properties.paragraphs.items,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/paragraphs",schemaPath:"#/properties/paragraphs/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema135.properties.paragraphs.type,parentSchema:schema135.properties.paragraphs,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema135.type,parentSchema:schema135,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate134.errors = vErrors;
return errors === 0;
}

exports["top-assets"] = validate135;
const schema136 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Marktkacheln","description":"Leiste über dem Kopf jeder Seite: die Kacheln aus market-tiles.yaml mit Kurs und Veränderung und der Schalter für das dunkle Design. Nur auf großen Bildschirmen.","x-vocabulary":"shell","x-shell":{"place":"head","order":2,"leftOut":["app","no-prices"]},"x-config":["marketTiles"],"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"top-assets","description":"Immer „top-assets“."}},"examples":[{"type":"top-assets"}],"$id":"parkett:top-assets"};

function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:top-assets" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema136.required,parentSchema:schema136,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "type")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema136,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("top-assets" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "top-assets"},message:"must be equal to constant",schema:"top-assets",parentSchema:schema136.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema136.type,parentSchema:schema136,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate135.errors = vErrors;
return errors === 0;
}

exports["top-etf-list"] = validate136;
const schema137 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Beste ETFs","description":"Die besten ETFs nach der ersten Rangliste der ETFs in rankings.yaml, mit Kurs und Veränderung.","x-vocabulary":"article","x-config":["rankings"],"x-prices":true,"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"top-etf-list","description":"Immer „top-etf-list“."},"title":{"title":"Überschrift","type":"string","minLength":1,"description":"Überschrift; ohne Angabe der Titel der Rangliste.","examples":["Top-ETFs"]},"count":{"title":"Zahl der Plätze","type":"integer","minimum":1,"maximum":50,"description":"Zahl der Plätze; ohne Angabe 10.","examples":[5]}},"examples":[{"type":"top-etf-list","count":5}],"$id":"parkett:top-etf-list"};

function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:top-etf-list" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema137.required,parentSchema:schema137,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "title")) || (key0 === "count"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema137,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("top-etf-list" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "top-etf-list"},message:"must be equal to constant",schema:"top-etf-list",parentSchema:schema137.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema137.properties.title,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema137.properties.title.type,parentSchema:schema137.properties.title,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.count !== undefined){
let data2 = data.count;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema137.properties.count.type,parentSchema:schema137.properties.count,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 50 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},message:"must be <= 50",schema:50,parentSchema:schema137.properties.count,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema137.properties.count,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema137.type,parentSchema:schema137,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate136.errors = vErrors;
return errors === 0;
}

exports["top-fund-list"] = validate137;
const schema138 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Beste Fonds","description":"Die besten Fonds nach der ersten Rangliste der Fonds in rankings.yaml, mit Kurs und Veränderung.","x-vocabulary":"article","x-config":["rankings"],"x-prices":true,"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"top-fund-list","description":"Immer „top-fund-list“."},"title":{"title":"Überschrift","type":"string","minLength":1,"description":"Überschrift; ohne Angabe der Titel der Rangliste.","examples":["Top-Fonds"]},"count":{"title":"Zahl der Plätze","type":"integer","minimum":1,"maximum":50,"description":"Zahl der Plätze; ohne Angabe 10.","examples":[5]}},"examples":[{"type":"top-fund-list","count":5}],"$id":"parkett:top-fund-list"};

function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:top-fund-list" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema138.required,parentSchema:schema138,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "title")) || (key0 === "count"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema138,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("top-fund-list" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "top-fund-list"},message:"must be equal to constant",schema:"top-fund-list",parentSchema:schema138.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema138.properties.title,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema138.properties.title.type,parentSchema:schema138.properties.title,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.count !== undefined){
let data2 = data.count;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema138.properties.count.type,parentSchema:schema138.properties.count,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 50 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},message:"must be <= 50",schema:50,parentSchema:schema138.properties.count,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema138.properties.count,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema138.type,parentSchema:schema138,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate137.errors = vErrors;
return errors === 0;
}

exports["top-stock-list"] = validate138;
const schema139 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Beste Aktien","description":"Die besten Aktien nach der ersten Rangliste der Aktien in rankings.yaml, mit Kurs und Veränderung.","x-vocabulary":"article","x-config":["rankings"],"x-prices":true,"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"top-stock-list","description":"Immer „top-stock-list“."},"title":{"title":"Überschrift","type":"string","minLength":1,"description":"Überschrift; ohne Angabe der Titel der Rangliste.","examples":["Top-Aktien"]},"count":{"title":"Zahl der Plätze","type":"integer","minimum":1,"maximum":50,"description":"Zahl der Plätze; ohne Angabe 10.","examples":[5]}},"examples":[{"type":"top-stock-list","count":5}],"$id":"parkett:top-stock-list"};

function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:top-stock-list" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema139.required,parentSchema:schema139,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "title")) || (key0 === "count"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema139,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("top-stock-list" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "top-stock-list"},message:"must be equal to constant",schema:"top-stock-list",parentSchema:schema139.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema139.properties.title,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema139.properties.title.type,parentSchema:schema139.properties.title,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.count !== undefined){
let data2 = data.count;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema139.properties.count.type,parentSchema:schema139.properties.count,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 50 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},message:"must be <= 50",schema:50,parentSchema:schema139.properties.count,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema139.properties.count,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema139.type,parentSchema:schema139,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate138.errors = vErrors;
return errors === 0;
}

exports["trading-system"] = validate139;
const schema140 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Handelssystem","description":"Das Handelssystem, um das es auf der Seite geht: Verfahren und Regeln für den, der seine Funktion hat, für alle anderen Preis und Bestellung; die Risiken für jeden. Nur für private Seiten.","x-vocabulary":"page","x-subject":"system","x-config":["site"],"x-introduction":true,"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"trading-system","description":"Immer „trading-system“."}},"examples":[{"type":"trading-system"}],"$id":"parkett:trading-system"};

function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:trading-system" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema140.required,parentSchema:schema140,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "type")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema140,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("trading-system" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "trading-system"},message:"must be equal to constant",schema:"trading-system",parentSchema:schema140.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema140.type,parentSchema:schema140,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate139.errors = vErrors;
return errors === 0;
}

exports.tweet = validate140;
const schema141 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Beitrag aus X","description":"Ein Beitrag aus dem Netzwerk X (früher Twitter). Er wird erst geladen, wenn der Besucher den Schalter dafür auf „Ja“ stellt.","x-vocabulary":"article","x-config":["consent"],"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"tweet","description":"Immer „tweet“."},"tweetId":{"title":"Kennung des Beitrags","type":"string","description":"Kennung des Beitrags, eine Zahl.","examples":["1234567890123456789"]},"url":{"title":"Adresse","x-reference":"address","type":"string","description":"Adresse des Beitrags, wenn die Kennung fehlt.","examples":["https://x.com/beispiel/status/1234567890123456789"]},"title":{"title":"Titel","type":"string","minLength":1,"description":"Wovon der Beitrag handelt, in ein paar Worten.","examples":["Die EZB zu ihrem Zinsentscheid"]}},"examples":[{"type":"tweet","tweetId":"1234567890123456789","title":"Die EZB zu ihrem Zinsentscheid"}],"$id":"parkett:tweet"};

function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:tweet" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema141.required,parentSchema:schema141,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "tweetId")) || (key0 === "url")) || (key0 === "title"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema141,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("tweet" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "tweet"},message:"must be equal to constant",schema:"tweet",parentSchema:schema141.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.tweetId !== undefined){
let data1 = data.tweetId;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/tweetId",schemaPath:"#/properties/tweetId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema141.properties.tweetId.type,parentSchema:schema141.properties.tweetId,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.url !== undefined){
let data2 = data.url;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema141.properties.url.type,parentSchema:schema141.properties.url,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.title !== undefined){
let data3 = data.title;
if(typeof data3 === "string"){
if(func2(data3) < 1){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema141.properties.title,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema141.properties.title.type,parentSchema:schema141.properties.title,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema141.type,parentSchema:schema141,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate140.errors = vErrors;
return errors === 0;
}

exports["underlying-finder-link"] = validate141;
const schema142 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Verweis auf den Derivate-Finder","description":"Verweis auf die Suche nach Derivaten, gefiltert auf das Instrument der Seite, mit ihrer Zahl. Ohne Derivate fehlt er.","x-vocabulary":"page","x-subject":"instrument","type":"object","additionalProperties":false,"required":["type","finder"],"properties":{"type":{"const":"underlying-finder-link","description":"Immer „underlying-finder-link“."},"finder":{"title":"Seite der Suche","x-reference":"path","type":"string","pattern":"^(/|seite:)","description":"Pfad der Seite, die Derivate findet.","examples":["/derivate/finder"]}},"examples":[{"type":"underlying-finder-link","finder":"/derivate/finder"}],"$id":"parkett:underlying-finder-link"};

function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:underlying-finder-link" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema142.required,parentSchema:schema142,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.finder === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "finder"},message:"must have required property '"+"finder"+"'",schema:schema142.required,parentSchema:schema142,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "finder"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema142,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("underlying-finder-link" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "underlying-finder-link"},message:"must be equal to constant",schema:"underlying-finder-link",parentSchema:schema142.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.finder !== undefined){
let data1 = data.finder;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err4 = {instancePath:instancePath+"/finder",schemaPath:"#/properties/finder/pattern",keyword:"pattern",params:{pattern: "^(/|seite:)"},message:"must match pattern \""+"^(/|seite:)"+"\"",schema:"^(/|seite:)",parentSchema:schema142.properties.finder,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/finder",schemaPath:"#/properties/finder/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema142.properties.finder.type,parentSchema:schema142.properties.finder,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema142.type,parentSchema:schema142,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate141.errors = vErrors;
return errors === 0;
}

exports["unordered-list"] = validate142;
const schema143 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Aufzählung","description":"Eine unnummerierte Liste.","x-vocabulary":"article","type":"object","additionalProperties":false,"required":["type","values"],"properties":{"type":{"const":"unordered-list","description":"Immer „unordered-list“."},"values":{"title":"Einträge der Liste","type":"array","description":"Einträge der Liste. Erlaubt sind einfache Auszeichnungen: <strong>, <em>, <a>, <code>, <abbr>, <sub>, <sup>, <br>.","items":{"type":"string"},"examples":[["Depot eröffnen","Aktie auswählen"]]}},"examples":[{"type":"unordered-list","values":["Depot eröffnen","Aktie auswählen"]}],"$id":"parkett:unordered-list"};

function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:unordered-list" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema143.required,parentSchema:schema143,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.values === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "values"},message:"must have required property '"+"values"+"'",schema:schema143.required,parentSchema:schema143,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "values"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema143,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("unordered-list" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "unordered-list"},message:"must be equal to constant",schema:"unordered-list",parentSchema:schema143.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.values !== undefined){
let data1 = data.values;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/values/" + i0,schemaPath:"#/properties/values/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema143.properties.values.items.type,parentSchema:schema143.properties.values.items,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema143.properties.values.type,parentSchema:schema143.properties.values,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema143.type,parentSchema:schema143,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate142.errors = vErrors;
return errors === 0;
}

exports["update-list"] = validate143;
const schema144 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Neues im Portal","description":"Was im Portal neu ist: die Einträge aus updates.yaml, der jüngste zuerst, jeder mit eigenem Anker.","x-vocabulary":"page","x-config":["updates"],"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"update-list","description":"Immer „update-list“."}},"examples":[{"type":"update-list"}],"$id":"parkett:update-list"};

function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:update-list" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema144.required,parentSchema:schema144,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "type")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema144,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("update-list" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "update-list"},message:"must be equal to constant",schema:"update-list",parentSchema:schema144.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema144.type,parentSchema:schema144,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate143.errors = vErrors;
return errors === 0;
}

exports["user-entry"] = validate144;
const schema145 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Anmeldung im Kopf","description":"Anmeldung und Menü des Nutzers, im Kopf jeder Seite und am Ende der Navigation auf dem Handy. Inhalt: user-menu.yaml.","x-vocabulary":"shell","x-config":["site","userMenu","products"],"type":"object","additionalProperties":false,"required":["type","place"],"properties":{"type":{"const":"user-entry","description":"Immer „user-entry“."},"place":{"title":"Platz","type":"string","enum":["bar","navigation"],"x-labels":{"bar":"Im Kopf","navigation":"In der Navigation"},"description":"bar: im Kopf auf großen Bildschirmen; navigation: am Ende der Navigation auf dem Handy.","examples":["bar"]}},"examples":[{"type":"user-entry","place":"bar"}],"$id":"parkett:user-entry"};

function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:user-entry" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema145.required,parentSchema:schema145,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.place === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "place"},message:"must have required property '"+"place"+"'",schema:schema145.required,parentSchema:schema145,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "place"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema145,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("user-entry" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "user-entry"},message:"must be equal to constant",schema:"user-entry",parentSchema:schema145.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.place !== undefined){
let data1 = data.place;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema145.properties.place.type,parentSchema:schema145.properties.place,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((data1 === "bar") || (data1 === "navigation"))){
const err5 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/enum",keyword:"enum",params:{allowedValues: schema145.properties.place.enum},message:"must be equal to one of the allowed values",schema:schema145.properties.place.enum,parentSchema:schema145.properties.place,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema145.type,parentSchema:schema145,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate144.errors = vErrors;
return errors === 0;
}

exports["venue-holidays"] = validate145;
const schema146 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Feiertage der Handelsplätze","description":"Die nächsten Feiertage und verkürzten Handelstage, je Tag mit den Handelsplätzen aus venues.yaml, die dann ruhen.","x-vocabulary":"page","x-config":["venues"],"type":"object","additionalProperties":false,"required":["type","headline"],"properties":{"type":{"const":"venue-holidays","description":"Immer „venue-holidays“."},"headline":{"title":"Überschrift","type":"string","minLength":1,"description":"Überschrift.","examples":["Nächste Feiertage"]},"days":{"title":"Tage","type":"integer","minimum":7,"maximum":400,"default":60,"description":"So viele Tage im Voraus.","examples":[60]}},"examples":[{"type":"venue-holidays","headline":"Nächste Feiertage"}],"$id":"parkett:venue-holidays"};

function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:venue-holidays" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema146.required,parentSchema:schema146,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.headline === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "headline"},message:"must have required property '"+"headline"+"'",schema:schema146.required,parentSchema:schema146,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "headline")) || (key0 === "days"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema146,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("venue-holidays" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "venue-holidays"},message:"must be equal to constant",schema:"venue-holidays",parentSchema:schema146.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.headline !== undefined){
let data1 = data.headline;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err4 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema146.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema146.properties.headline.type,parentSchema:schema146.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.days !== undefined){
let data2 = data.days;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema146.properties.days.type,parentSchema:schema146.properties.days,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 400 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 400},message:"must be <= 400",schema:400,parentSchema:schema146.properties.days,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2 < 7 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 7},message:"must be >= 7",schema:7,parentSchema:schema146.properties.days,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema146.type,parentSchema:schema146,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate145.errors = vErrors;
return errors === 0;
}

exports["venue-hours"] = validate146;
const schema147 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Handelszeiten","description":"Alle Handelsplätze aus venues.yaml mit ihren Zeiten und dem, was jetzt gilt: geöffnet bis wann, geschlossen bis wann.","x-vocabulary":"page","x-config":["venues"],"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"venue-hours","description":"Immer „venue-hours“."}},"examples":[{"type":"venue-hours"}],"$id":"parkett:venue-hours"};

function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:venue-hours" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema147.required,parentSchema:schema147,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "type")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema147,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("venue-hours" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "venue-hours"},message:"must be equal to constant",schema:"venue-hours",parentSchema:schema147.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema147.type,parentSchema:schema147,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate146.errors = vErrors;
return errors === 0;
}

exports["venue-table"] = validate147;
const schema148 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Handelsplätze des Wertpapiers","description":"Handelsplätze des Instruments mit Kurs, Veränderung, Geld, Brief, Umsatz, Zeit und Qualität.","x-vocabulary":"page","x-subject":"instrument","x-prices":true,"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"venue-table","description":"Immer „venue-table“."},"headline":{"title":"Überschrift","type":"string","minLength":1,"description":"Überschrift.","examples":["Handelsplätze"]},"limit":{"title":"Höchstzahl","type":"integer","minimum":1,"maximum":50,"description":"So viele Handelsplätze höchstens, die umsatzstärksten; ein Link führt zu allen. Ohne Angabe alle. Nur, wo es die Unterseite „handelsplaetze“ gibt.","examples":[6]},"hiddenNotations":{"title":"Ausgeblendete Notierungen","type":"array","items":{"type":"integer","minimum":1,"description":"Notierung."},"description":"Notierungen, die nicht gezeigt werden.","examples":[[163498]]}},"examples":[{"type":"venue-table"}],"$id":"parkett:venue-table"};

function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:venue-table" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema148.required,parentSchema:schema148,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "headline")) || (key0 === "limit")) || (key0 === "hiddenNotations"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema148,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("venue-table" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "venue-table"},message:"must be equal to constant",schema:"venue-table",parentSchema:schema148.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.headline !== undefined){
let data1 = data.headline;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err3 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema148.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema148.properties.headline.type,parentSchema:schema148.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.limit !== undefined){
let data2 = data.limit;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema148.properties.limit.type,parentSchema:schema148.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 50 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},message:"must be <= 50",schema:50,parentSchema:schema148.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema148.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.hiddenNotations !== undefined){
let data3 = data.hiddenNotations;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err8 = {instancePath:instancePath+"/hiddenNotations/" + i0,schemaPath:"#/properties/hiddenNotations/items/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema148.properties.hiddenNotations.items.type,parentSchema:schema148.properties.hiddenNotations.items,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err9 = {instancePath:instancePath+"/hiddenNotations/" + i0,schemaPath:"#/properties/hiddenNotations/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema148.properties.hiddenNotations.items,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
else {
const err10 = {instancePath:instancePath+"/hiddenNotations",schemaPath:"#/properties/hiddenNotations/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema148.properties.hiddenNotations.type,parentSchema:schema148.properties.hiddenNotations,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema148.type,parentSchema:schema148,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate147.errors = vErrors;
return errors === 0;
}

exports["video-list"] = validate148;
const schema149 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Folgen eines Videoformats","description":"Die Videos der Rubrik, die neuesten zuerst, 25 auf jeder Seite, jedes mit seinem Player. Der lädt erst, wenn der Besucher seinem Dienst zustimmt. Die Seite steht als ?page= in der Adresse (ab 0), darum braucht die Seite rendering: request.","x-vocabulary":"page","x-config":["consent"],"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"video-list","description":"Immer „video-list“."},"headline":{"title":"Überschrift der Liste","type":"string","minLength":1,"description":"Überschrift der Liste; ohne Angabe „Alle Folgen“.","examples":["Alle Folgen"]},"category":{"title":"Rubrik der Videos","x-reference":"category","type":"string","description":"Rubrik der Videos; ohne Angabe die der Seite.","examples":["mahlzeit"],"pattern":"^[a-z0-9-]+$"}},"examples":[{"type":"video-list","category":"mahlzeit"}],"$id":"parkett:video-list"};

function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:video-list" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema149.required,parentSchema:schema149,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "headline")) || (key0 === "category"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema149,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("video-list" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "video-list"},message:"must be equal to constant",schema:"video-list",parentSchema:schema149.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.headline !== undefined){
let data1 = data.headline;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err3 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema149.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema149.properties.headline.type,parentSchema:schema149.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.category !== undefined){
let data2 = data.category;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err5 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9-]+$"},message:"must match pattern \""+"^[a-z0-9-]+$"+"\"",schema:"^[a-z0-9-]+$",parentSchema:schema149.properties.category,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema149.properties.category.type,parentSchema:schema149.properties.category,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema149.type,parentSchema:schema149,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate148.errors = vErrors;
return errors === 0;
}

exports["video-player"] = validate149;
const schema150 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Player eines Videos","description":"Der Player des Videos, von dem der Beitrag der Seite handelt. Er lädt erst, wenn der Besucher seinem Dienst zustimmt. Bei Beiträgen ohne Video nimmt er keinen Raum ein.","x-vocabulary":"page","x-subject":"article","x-config":["consent"],"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"video-player","description":"Immer „video-player“."}},"examples":[{"type":"video-player"}],"$id":"parkett:video-player"};

function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:video-player" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema150.required,parentSchema:schema150,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "type")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema150,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("video-player" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "video-player"},message:"must be equal to constant",schema:"video-player",parentSchema:schema150.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema150.type,parentSchema:schema150,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate149.errors = vErrors;
return errors === 0;
}

exports["warrant-calculator"] = validate150;
const schema151 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Derivaterechner","description":"Rechner für ein Produkt, das der Besucher wählt: Optionsschein, Knock-out oder anderes Derivat, mit fünf Szenarien nebeneinander. Produkt und Annahmen stehen in der Adresse; die Seite braucht „rendering: request“.","x-vocabulary":"page","x-prices":true,"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"warrant-calculator","description":"Immer „warrant-calculator“."},"headline":{"title":"Überschrift","type":"string","minLength":1,"description":"Überschrift.","examples":["Szenarien"]}},"examples":[{"type":"warrant-calculator"}],"$id":"parkett:warrant-calculator"};

function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:warrant-calculator" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema151.required,parentSchema:schema151,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "headline"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema151,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("warrant-calculator" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "warrant-calculator"},message:"must be equal to constant",schema:"warrant-calculator",parentSchema:schema151.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.headline !== undefined){
let data1 = data.headline;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err3 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema151.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema151.properties.headline.type,parentSchema:schema151.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema151.type,parentSchema:schema151,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate150.errors = vErrors;
return errors === 0;
}

exports["watchlist-lists"] = validate151;
const schema152 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Watchlists","description":"Die Watchlists des Nutzers, jede mit Verweis, Umbenennen und Löschen, und ein Formular für eine neue. Nur auf einer Seite mit „audience: private“.","x-vocabulary":"page","type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"watchlist-lists","description":"Immer „watchlist-lists“."}},"examples":[{"type":"watchlist-lists"}],"$id":"parkett:watchlist-lists"};

function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:watchlist-lists" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema152.required,parentSchema:schema152,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "type")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema152,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("watchlist-lists" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "watchlist-lists"},message:"must be equal to constant",schema:"watchlist-lists",parentSchema:schema152.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema152.type,parentSchema:schema152,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate151.errors = vErrors;
return errors === 0;
}

exports["watchlist-positions"] = validate152;
const schema153 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Positionen einer Watchlist","description":"Was auf einer Watchlist steht, und Formulare, die einzelne Werte oder eine Datei dazunehmen. Nur auf einer Seite über eine Watchlist.","x-vocabulary":"page","x-subject":"watchlist","x-prices":true,"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"watchlist-positions","description":"Immer „watchlist-positions“."}},"examples":[{"type":"watchlist-positions"}],"$id":"parkett:watchlist-positions"};

function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:watchlist-positions" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema153.required,parentSchema:schema153,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "type")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema153,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("watchlist-positions" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "watchlist-positions"},message:"must be equal to constant",schema:"watchlist-positions",parentSchema:schema153.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema153.type,parentSchema:schema153,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate152.errors = vErrors;
return errors === 0;
}

exports["youtube-video"] = validate153;
const schema154 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Video von YouTube","description":"Ein Video von YouTube. Es wird erst geladen, wenn der Besucher den Schalter für YouTube auf „Ja“ stellt.","x-vocabulary":"article","x-config":["consent"],"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"youtube-video","description":"Immer „youtube-video“."},"videoId":{"title":"Kennung des Videos","type":"string","description":"Kennung des Videos, elf Zeichen.","examples":["dQw4w9WgXcQ"]},"url":{"title":"Adresse","x-reference":"address","type":"string","description":"Adresse des Videos, wenn die Kennung fehlt; ohne lesbare Kennung steht nichts da.","examples":["https://www.youtube.com/watch?v=dQw4w9WgXcQ"]},"title":{"title":"Titel","type":"string","minLength":1,"description":"Was zu sehen ist, in ein paar Worten.","examples":["So entsteht ein Orderbuch"]}},"examples":[{"type":"youtube-video","videoId":"dQw4w9WgXcQ","title":"So entsteht ein Orderbuch"}],"$id":"parkett:youtube-video"};

function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:youtube-video" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema154.required,parentSchema:schema154,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "videoId")) || (key0 === "url")) || (key0 === "title"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema154,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("youtube-video" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "youtube-video"},message:"must be equal to constant",schema:"youtube-video",parentSchema:schema154.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.videoId !== undefined){
let data1 = data.videoId;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/videoId",schemaPath:"#/properties/videoId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema154.properties.videoId.type,parentSchema:schema154.properties.videoId,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.url !== undefined){
let data2 = data.url;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema154.properties.url.type,parentSchema:schema154.properties.url,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.title !== undefined){
let data3 = data.title;
if(typeof data3 === "string"){
if(func2(data3) < 1){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema154.properties.title,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema154.properties.title.type,parentSchema:schema154.properties.title,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema154.type,parentSchema:schema154,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate153.errors = vErrors;
return errors === 0;
}

