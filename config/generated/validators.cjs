/* Written by `npm run codegen`. Do not edit: change the contract or the schema instead. */
"use strict";
exports.articleBlocks = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"ArticleBlocks","description":"Welcher Baustein die Inhalte eines Artikels zeigt: je Inhaltstyp des Artikels ein Bausteintyp.","type":"object","additionalProperties":false,"required":["blocks"],"properties":{"blocks":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/entry"},"description":"Bausteine und die Inhaltstypen, die sie zeigen."}},"definitions":{"entry":{"title":"ArticleBlockEntry","type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"type":"string","x-vocabulary":"article","description":"Typ des Bausteins.","examples":["paragraph"],"enum":["chart","citation","disclaimer","headline","hint","instruments","link","ordered-list","paragraph","photo","subheadline","summary","table","table-of-contents","unordered-list"]},"items":{"type":"array","minItems":1,"items":{"type":"string","minLength":1},"description":"Inhaltstypen der Artikel (contentItems[].type), die dieser Baustein zeigt.","examples":[["NewsParagraph","PARAGRAPH"]]}}}},"$id":"parkett:articleBlocks"};
const schema12 = {"title":"ArticleBlockEntry","type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"type":"string","x-vocabulary":"article","description":"Typ des Bausteins.","examples":["paragraph"],"enum":["chart","citation","disclaimer","headline","hint","instruments","link","ordered-list","paragraph","photo","subheadline","summary","table","table-of-contents","unordered-list"]},"items":{"type":"array","minItems":1,"items":{"type":"string","minLength":1},"description":"Inhaltstypen der Artikel (contentItems[].type), die dieser Baustein zeigt.","examples":[["NewsParagraph","PARAGRAPH"]]}}};
const func2 = require("ajv/dist/runtime/ucs2length").default;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:articleBlocks" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.blocks === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "blocks"},message:"must have required property '"+"blocks"+"'",schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "blocks")){
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
if(data.blocks !== undefined){
let data0 = data.blocks;
if(Array.isArray(data0)){
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/blocks",schemaPath:"#/properties/blocks/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema11.properties.blocks,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.type === undefined){
const err3 = {instancePath:instancePath+"/blocks/" + i0,schemaPath:"#/definitions/entry/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema12.required,parentSchema:schema12,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.items === undefined){
const err4 = {instancePath:instancePath+"/blocks/" + i0,schemaPath:"#/definitions/entry/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'",schema:schema12.required,parentSchema:schema12,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key1 in data1){
if(!((key1 === "type") || (key1 === "items"))){
const err5 = {instancePath:instancePath+"/blocks/" + i0,schemaPath:"#/definitions/entry/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema12,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.type !== undefined){
let data2 = data1.type;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/blocks/" + i0+"/type",schemaPath:"#/definitions/entry/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema12.properties.type.type,parentSchema:schema12.properties.type,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((((((((((((((data2 === "chart") || (data2 === "citation")) || (data2 === "disclaimer")) || (data2 === "headline")) || (data2 === "hint")) || (data2 === "instruments")) || (data2 === "link")) || (data2 === "ordered-list")) || (data2 === "paragraph")) || (data2 === "photo")) || (data2 === "subheadline")) || (data2 === "summary")) || (data2 === "table")) || (data2 === "table-of-contents")) || (data2 === "unordered-list"))){
const err7 = {instancePath:instancePath+"/blocks/" + i0+"/type",schemaPath:"#/definitions/entry/properties/type/enum",keyword:"enum",params:{allowedValues: schema12.properties.type.enum},message:"must be equal to one of the allowed values",schema:schema12.properties.type.enum,parentSchema:schema12.properties.type,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.items !== undefined){
let data3 = data1.items;
if(Array.isArray(data3)){
if(data3.length < 1){
const err8 = {instancePath:instancePath+"/blocks/" + i0+"/items",schemaPath:"#/definitions/entry/properties/items/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema12.properties.items,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(typeof data4 === "string"){
if(func2(data4) < 1){
const err9 = {instancePath:instancePath+"/blocks/" + i0+"/items/" + i1,schemaPath:"#/definitions/entry/properties/items/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema12.properties.items.items,data:data4};
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
const err10 = {instancePath:instancePath+"/blocks/" + i0+"/items/" + i1,schemaPath:"#/definitions/entry/properties/items/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema12.properties.items.items.type,parentSchema:schema12.properties.items.items,data:data4};
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
const err11 = {instancePath:instancePath+"/blocks/" + i0+"/items",schemaPath:"#/definitions/entry/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema12.properties.items.type,parentSchema:schema12.properties.items,data:data3};
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
const err12 = {instancePath:instancePath+"/blocks/" + i0,schemaPath:"#/definitions/entry/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema12.type,parentSchema:schema12,data:data1};
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
const err13 = {instancePath:instancePath+"/blocks",schemaPath:"#/properties/blocks/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.blocks.type,parentSchema:schema11.properties.blocks,data:data0};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

exports.customers = validate11;
const schema13 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Customers","description":"Werbekunden: wer hinter bezahlten Inhalten steht.","type":"object","additionalProperties":false,"required":["customers"],"properties":{"customers":{"type":"array","items":{"$ref":"#/definitions/customer"},"description":"Alle Werbekunden."}},"definitions":{"customer":{"title":"Customer","type":"object","additionalProperties":false,"required":["id","shortName","longName","photoId"],"properties":{"id":{"type":"integer","minimum":1,"description":"Eindeutige Kennung; Microsites nennen sie als customerId.","examples":[7001]},"shortName":{"type":"string","minLength":1,"maxLength":40,"description":"Kurzer Name, etwa in „Werbung von …“.","examples":["Hansekontor"]},"longName":{"type":"string","minLength":1,"maxLength":120,"description":"Voller Name der Firma.","examples":["Hansekontor Wertpapierhaus AG"]},"photoId":{"type":"string","minLength":1,"description":"Kennung des Logos im Bilderdienst.","examples":["logo-hansekontor"]},"page":{"type":"string","pattern":"^(/|https://)","description":"Eigene Seite des Kunden.","examples":["/derivate/realpush-liste/hansekontor"]}}}},"$id":"parkett:customers"};
const schema14 = {"title":"Customer","type":"object","additionalProperties":false,"required":["id","shortName","longName","photoId"],"properties":{"id":{"type":"integer","minimum":1,"description":"Eindeutige Kennung; Microsites nennen sie als customerId.","examples":[7001]},"shortName":{"type":"string","minLength":1,"maxLength":40,"description":"Kurzer Name, etwa in „Werbung von …“.","examples":["Hansekontor"]},"longName":{"type":"string","minLength":1,"maxLength":120,"description":"Voller Name der Firma.","examples":["Hansekontor Wertpapierhaus AG"]},"photoId":{"type":"string","minLength":1,"description":"Kennung des Logos im Bilderdienst.","examples":["logo-hansekontor"]},"page":{"type":"string","pattern":"^(/|https://)","description":"Eigene Seite des Kunden.","examples":["/derivate/realpush-liste/hansekontor"]}}};
const pattern0 = new RegExp("^(/|https://)", "u");

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:customers" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.customers === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "customers"},message:"must have required property '"+"customers"+"'",schema:schema13.required,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "customers")){
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
if(data.customers !== undefined){
let data0 = data.customers;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
const err2 = {instancePath:instancePath+"/customers/" + i0,schemaPath:"#/definitions/customer/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema14.required,parentSchema:schema14,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.shortName === undefined){
const err3 = {instancePath:instancePath+"/customers/" + i0,schemaPath:"#/definitions/customer/required",keyword:"required",params:{missingProperty: "shortName"},message:"must have required property '"+"shortName"+"'",schema:schema14.required,parentSchema:schema14,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.longName === undefined){
const err4 = {instancePath:instancePath+"/customers/" + i0,schemaPath:"#/definitions/customer/required",keyword:"required",params:{missingProperty: "longName"},message:"must have required property '"+"longName"+"'",schema:schema14.required,parentSchema:schema14,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.photoId === undefined){
const err5 = {instancePath:instancePath+"/customers/" + i0,schemaPath:"#/definitions/customer/required",keyword:"required",params:{missingProperty: "photoId"},message:"must have required property '"+"photoId"+"'",schema:schema14.required,parentSchema:schema14,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key1 in data1){
if(!(((((key1 === "id") || (key1 === "shortName")) || (key1 === "longName")) || (key1 === "photoId")) || (key1 === "page"))){
const err6 = {instancePath:instancePath+"/customers/" + i0,schemaPath:"#/definitions/customer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema14,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.id !== undefined){
let data2 = data1.id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/customers/" + i0+"/id",schemaPath:"#/definitions/customer/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema14.properties.id.type,parentSchema:schema14.properties.id,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/customers/" + i0+"/id",schemaPath:"#/definitions/customer/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema14.properties.id,data:data2};
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
if(data1.shortName !== undefined){
let data3 = data1.shortName;
if(typeof data3 === "string"){
if(func2(data3) > 40){
const err9 = {instancePath:instancePath+"/customers/" + i0+"/shortName",schemaPath:"#/definitions/customer/properties/shortName/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters",schema:40,parentSchema:schema14.properties.shortName,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func2(data3) < 1){
const err10 = {instancePath:instancePath+"/customers/" + i0+"/shortName",schemaPath:"#/definitions/customer/properties/shortName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema14.properties.shortName,data:data3};
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
const err11 = {instancePath:instancePath+"/customers/" + i0+"/shortName",schemaPath:"#/definitions/customer/properties/shortName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema14.properties.shortName.type,parentSchema:schema14.properties.shortName,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data1.longName !== undefined){
let data4 = data1.longName;
if(typeof data4 === "string"){
if(func2(data4) > 120){
const err12 = {instancePath:instancePath+"/customers/" + i0+"/longName",schemaPath:"#/definitions/customer/properties/longName/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema14.properties.longName,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func2(data4) < 1){
const err13 = {instancePath:instancePath+"/customers/" + i0+"/longName",schemaPath:"#/definitions/customer/properties/longName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema14.properties.longName,data:data4};
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
const err14 = {instancePath:instancePath+"/customers/" + i0+"/longName",schemaPath:"#/definitions/customer/properties/longName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema14.properties.longName.type,parentSchema:schema14.properties.longName,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data1.photoId !== undefined){
let data5 = data1.photoId;
if(typeof data5 === "string"){
if(func2(data5) < 1){
const err15 = {instancePath:instancePath+"/customers/" + i0+"/photoId",schemaPath:"#/definitions/customer/properties/photoId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema14.properties.photoId,data:data5};
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
const err16 = {instancePath:instancePath+"/customers/" + i0+"/photoId",schemaPath:"#/definitions/customer/properties/photoId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema14.properties.photoId.type,parentSchema:schema14.properties.photoId,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data1.page !== undefined){
let data6 = data1.page;
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
const err17 = {instancePath:instancePath+"/customers/" + i0+"/page",schemaPath:"#/definitions/customer/properties/page/pattern",keyword:"pattern",params:{pattern: "^(/|https://)"},message:"must match pattern \""+"^(/|https://)"+"\"",schema:"^(/|https://)",parentSchema:schema14.properties.page,data:data6};
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
const err18 = {instancePath:instancePath+"/customers/" + i0+"/page",schemaPath:"#/definitions/customer/properties/page/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema14.properties.page.type,parentSchema:schema14.properties.page,data:data6};
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
const err19 = {instancePath:instancePath+"/customers/" + i0,schemaPath:"#/definitions/customer/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema14.type,parentSchema:schema14,data:data1};
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
const err20 = {instancePath:instancePath+"/customers",schemaPath:"#/properties/customers/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema13.properties.customers.type,parentSchema:schema13.properties.customers,data:data0};
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
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema13.type,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}

exports.footer = validate12;
const schema15 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Footer","description":"Fuß jeder Seite: Gruppen von Links, rechtliche Hinweise, App-Läden und soziale Netze.","type":"object","additionalProperties":false,"required":["groups","legal"],"properties":{"letters":{"title":"FooterLetters","type":"object","additionalProperties":false,"required":["title","link"],"description":"Gruppe mit einem Link je Buchstabe von a bis z.","properties":{"title":{"type":"string","minLength":1,"description":"Überschrift der Gruppe.","examples":["Top Aktien"]},"link":{"type":"string","pattern":"\\{letter\\}","description":"Adresse; {letter} ist der Buchstabe.","examples":["/aktien/top/{letter}"]}}},"groups":{"type":"array","items":{"$ref":"#/definitions/group"},"description":"Gruppen in der Reihenfolge der Anzeige."},"legal":{"title":"FooterLegal","type":"object","additionalProperties":false,"required":["notices","links"],"description":"Rechtliches am Ende der Seite.","properties":{"notices":{"type":"array","items":{"type":"string","minLength":1},"description":"Hinweise, je Eintrag ein Absatz."},"links":{"type":"array","items":{"$ref":"#/definitions/link"},"description":"Links wie Impressum und Datenschutz."}}},"appStores":{"type":"array","description":"Läden, in denen es die App gibt.","items":{"title":"AppStoreLink","type":"object","additionalProperties":false,"required":["store","name","link"],"properties":{"store":{"type":"string","enum":["apple","google"],"description":"Laden.","examples":["apple"]},"name":{"type":"string","minLength":1,"description":"Text des Links.","examples":["Laden im App Store"]},"link":{"type":"string","pattern":"^https://","description":"Adresse im Laden.","examples":["https://www.example.com/parkett"]}}}},"social":{"type":"array","description":"Auftritte in sozialen Netzen.","items":{"title":"SocialLink","type":"object","additionalProperties":false,"required":["network","name","link"],"properties":{"network":{"type":"string","enum":["facebook","youtube","instagram"],"description":"Netz.","examples":["youtube"]},"name":{"type":"string","minLength":1,"description":"Text des Links.","examples":["YouTube"]},"link":{"type":"string","pattern":"^https://","description":"Adresse des Auftritts.","examples":["https://www.example.com/parkett"]}}}}},"definitions":{"group":{"title":"FooterGroup","type":"object","additionalProperties":false,"required":["id","title","links"],"properties":{"id":{"type":"string","pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","description":"Eindeutige Kennung.","examples":["top-maerkte"]},"title":{"type":"string","minLength":1,"maxLength":40,"description":"Überschrift der Gruppe.","examples":["Top Märkte"]},"links":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/link"},"description":"Links in der Reihenfolge der Anzeige."}}},"link":{"title":"FooterLink","type":"object","additionalProperties":false,"required":["name","link"],"properties":{"name":{"type":"string","minLength":1,"maxLength":60,"description":"Sichtbarer Text.","examples":["DAX"]},"link":{"type":"string","pattern":"^(/|https?://)","description":"Adresse: ein Pfad dieses Portals, ein Pfad auf dem Rechner aus „host“ oder eine volle https-Adresse.","examples":["/index/DAX-Index-20735"]},"host":{"type":"string","enum":["www","personal","trading","forum","help","webTrading"],"description":"Rechner aus site.yaml, auf dem der Pfad liegt.","examples":["help"]},"target":{"type":"string","enum":["_self","_blank"],"description":"_blank öffnet die Adresse in einem neuen Tab.","examples":["_blank"]}}}},"$id":"parkett:footer"};
const schema17 = {"title":"FooterLink","type":"object","additionalProperties":false,"required":["name","link"],"properties":{"name":{"type":"string","minLength":1,"maxLength":60,"description":"Sichtbarer Text.","examples":["DAX"]},"link":{"type":"string","pattern":"^(/|https?://)","description":"Adresse: ein Pfad dieses Portals, ein Pfad auf dem Rechner aus „host“ oder eine volle https-Adresse.","examples":["/index/DAX-Index-20735"]},"host":{"type":"string","enum":["www","personal","trading","forum","help","webTrading"],"description":"Rechner aus site.yaml, auf dem der Pfad liegt.","examples":["help"]},"target":{"type":"string","enum":["_self","_blank"],"description":"_blank öffnet die Adresse in einem neuen Tab.","examples":["_blank"]}}};
const pattern1 = new RegExp("\\{letter\\}", "u");
const pattern3 = new RegExp("^(/|https?://)", "u");
const pattern5 = new RegExp("^https://", "u");
const schema16 = {"title":"FooterGroup","type":"object","additionalProperties":false,"required":["id","title","links"],"properties":{"id":{"type":"string","pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","description":"Eindeutige Kennung.","examples":["top-maerkte"]},"title":{"type":"string","minLength":1,"maxLength":40,"description":"Überschrift der Gruppe.","examples":["Top Märkte"]},"links":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/link"},"description":"Links in der Reihenfolge der Anzeige."}}};
const pattern2 = new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", "u");

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema16.required,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema16.required,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.links === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "links"},message:"must have required property '"+"links"+"'",schema:schema16.required,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "title")) || (key0 === "links"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern2.test(data0)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema16.properties.id,data:data0};
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
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema16.properties.id.type,parentSchema:schema16.properties.id,data:data0};
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
let data1 = data.title;
if(typeof data1 === "string"){
if(func2(data1) > 40){
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters",schema:40,parentSchema:schema16.properties.title,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func2(data1) < 1){
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema16.properties.title,data:data1};
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
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema16.properties.title.type,parentSchema:schema16.properties.title,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.links !== undefined){
let data2 = data.links;
if(Array.isArray(data2)){
if(data2.length < 1){
const err9 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema16.properties.links,data:data2};
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
const err10 = {instancePath:instancePath+"/links/" + i0,schemaPath:"#/definitions/link/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema17.required,parentSchema:schema17,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3.link === undefined){
const err11 = {instancePath:instancePath+"/links/" + i0,schemaPath:"#/definitions/link/required",keyword:"required",params:{missingProperty: "link"},message:"must have required property '"+"link"+"'",schema:schema17.required,parentSchema:schema17,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key1 in data3){
if(!((((key1 === "name") || (key1 === "link")) || (key1 === "host")) || (key1 === "target"))){
const err12 = {instancePath:instancePath+"/links/" + i0,schemaPath:"#/definitions/link/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema17,data:data3};
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
if(func2(data4) > 60){
const err13 = {instancePath:instancePath+"/links/" + i0+"/name",schemaPath:"#/definitions/link/properties/name/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters",schema:60,parentSchema:schema17.properties.name,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func2(data4) < 1){
const err14 = {instancePath:instancePath+"/links/" + i0+"/name",schemaPath:"#/definitions/link/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema17.properties.name,data:data4};
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
const err15 = {instancePath:instancePath+"/links/" + i0+"/name",schemaPath:"#/definitions/link/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema17.properties.name.type,parentSchema:schema17.properties.name,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data3.link !== undefined){
let data5 = data3.link;
if(typeof data5 === "string"){
if(!pattern3.test(data5)){
const err16 = {instancePath:instancePath+"/links/" + i0+"/link",schemaPath:"#/definitions/link/properties/link/pattern",keyword:"pattern",params:{pattern: "^(/|https?://)"},message:"must match pattern \""+"^(/|https?://)"+"\"",schema:"^(/|https?://)",parentSchema:schema17.properties.link,data:data5};
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
const err17 = {instancePath:instancePath+"/links/" + i0+"/link",schemaPath:"#/definitions/link/properties/link/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema17.properties.link.type,parentSchema:schema17.properties.link,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data3.host !== undefined){
let data6 = data3.host;
if(typeof data6 !== "string"){
const err18 = {instancePath:instancePath+"/links/" + i0+"/host",schemaPath:"#/definitions/link/properties/host/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema17.properties.host.type,parentSchema:schema17.properties.host,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!((((((data6 === "www") || (data6 === "personal")) || (data6 === "trading")) || (data6 === "forum")) || (data6 === "help")) || (data6 === "webTrading"))){
const err19 = {instancePath:instancePath+"/links/" + i0+"/host",schemaPath:"#/definitions/link/properties/host/enum",keyword:"enum",params:{allowedValues: schema17.properties.host.enum},message:"must be equal to one of the allowed values",schema:schema17.properties.host.enum,parentSchema:schema17.properties.host,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data3.target !== undefined){
let data7 = data3.target;
if(typeof data7 !== "string"){
const err20 = {instancePath:instancePath+"/links/" + i0+"/target",schemaPath:"#/definitions/link/properties/target/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema17.properties.target.type,parentSchema:schema17.properties.target,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!((data7 === "_self") || (data7 === "_blank"))){
const err21 = {instancePath:instancePath+"/links/" + i0+"/target",schemaPath:"#/definitions/link/properties/target/enum",keyword:"enum",params:{allowedValues: schema17.properties.target.enum},message:"must be equal to one of the allowed values",schema:schema17.properties.target.enum,parentSchema:schema17.properties.target,data:data7};
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
const err22 = {instancePath:instancePath+"/links/" + i0,schemaPath:"#/definitions/link/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema17.type,parentSchema:schema17,data:data3};
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
const err23 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema16.properties.links.type,parentSchema:schema16.properties.links,data:data2};
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
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema16.type,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}


function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:footer" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.groups === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "groups"},message:"must have required property '"+"groups"+"'",schema:schema15.required,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.legal === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "legal"},message:"must have required property '"+"legal"+"'",schema:schema15.required,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "letters") || (key0 === "groups")) || (key0 === "legal")) || (key0 === "appStores")) || (key0 === "social"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.letters !== undefined){
let data0 = data.letters;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.title === undefined){
const err3 = {instancePath:instancePath+"/letters",schemaPath:"#/properties/letters/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema15.properties.letters.required,parentSchema:schema15.properties.letters,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.link === undefined){
const err4 = {instancePath:instancePath+"/letters",schemaPath:"#/properties/letters/required",keyword:"required",params:{missingProperty: "link"},message:"must have required property '"+"link"+"'",schema:schema15.properties.letters.required,parentSchema:schema15.properties.letters,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key1 in data0){
if(!((key1 === "title") || (key1 === "link"))){
const err5 = {instancePath:instancePath+"/letters",schemaPath:"#/properties/letters/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema15.properties.letters,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.title !== undefined){
let data1 = data0.title;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err6 = {instancePath:instancePath+"/letters/title",schemaPath:"#/properties/letters/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema15.properties.letters.properties.title,data:data1};
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
const err7 = {instancePath:instancePath+"/letters/title",schemaPath:"#/properties/letters/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.letters.properties.title.type,parentSchema:schema15.properties.letters.properties.title,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.link !== undefined){
let data2 = data0.link;
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err8 = {instancePath:instancePath+"/letters/link",schemaPath:"#/properties/letters/properties/link/pattern",keyword:"pattern",params:{pattern: "\\{letter\\}"},message:"must match pattern \""+"\\{letter\\}"+"\"",schema:"\\{letter\\}",parentSchema:schema15.properties.letters.properties.link,data:data2};
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
const err9 = {instancePath:instancePath+"/letters/link",schemaPath:"#/properties/letters/properties/link/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.letters.properties.link.type,parentSchema:schema15.properties.letters.properties.link,data:data2};
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
const err10 = {instancePath:instancePath+"/letters",schemaPath:"#/properties/letters/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema15.properties.letters.type,parentSchema:schema15.properties.letters,data:data0};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.groups !== undefined){
let data3 = data.groups;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate13(data3[i0], {instancePath:instancePath+"/groups/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema15.properties.groups.type,parentSchema:schema15.properties.groups,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.legal !== undefined){
let data5 = data.legal;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.notices === undefined){
const err12 = {instancePath:instancePath+"/legal",schemaPath:"#/properties/legal/required",keyword:"required",params:{missingProperty: "notices"},message:"must have required property '"+"notices"+"'",schema:schema15.properties.legal.required,parentSchema:schema15.properties.legal,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data5.links === undefined){
const err13 = {instancePath:instancePath+"/legal",schemaPath:"#/properties/legal/required",keyword:"required",params:{missingProperty: "links"},message:"must have required property '"+"links"+"'",schema:schema15.properties.legal.required,parentSchema:schema15.properties.legal,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key2 in data5){
if(!((key2 === "notices") || (key2 === "links"))){
const err14 = {instancePath:instancePath+"/legal",schemaPath:"#/properties/legal/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema15.properties.legal,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data5.notices !== undefined){
let data6 = data5.notices;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(typeof data7 === "string"){
if(func2(data7) < 1){
const err15 = {instancePath:instancePath+"/legal/notices/" + i1,schemaPath:"#/properties/legal/properties/notices/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema15.properties.legal.properties.notices.items,data:data7};
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
const err16 = {instancePath:instancePath+"/legal/notices/" + i1,schemaPath:"#/properties/legal/properties/notices/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.legal.properties.notices.items.type,parentSchema:schema15.properties.legal.properties.notices.items,data:data7};
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
const err17 = {instancePath:instancePath+"/legal/notices",schemaPath:"#/properties/legal/properties/notices/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema15.properties.legal.properties.notices.type,parentSchema:schema15.properties.legal.properties.notices,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data5.links !== undefined){
let data8 = data5.links;
if(Array.isArray(data8)){
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.name === undefined){
const err18 = {instancePath:instancePath+"/legal/links/" + i2,schemaPath:"#/definitions/link/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema17.required,parentSchema:schema17,data:data9};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data9.link === undefined){
const err19 = {instancePath:instancePath+"/legal/links/" + i2,schemaPath:"#/definitions/link/required",keyword:"required",params:{missingProperty: "link"},message:"must have required property '"+"link"+"'",schema:schema17.required,parentSchema:schema17,data:data9};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key3 in data9){
if(!((((key3 === "name") || (key3 === "link")) || (key3 === "host")) || (key3 === "target"))){
const err20 = {instancePath:instancePath+"/legal/links/" + i2,schemaPath:"#/definitions/link/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema17,data:data9};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data9.name !== undefined){
let data10 = data9.name;
if(typeof data10 === "string"){
if(func2(data10) > 60){
const err21 = {instancePath:instancePath+"/legal/links/" + i2+"/name",schemaPath:"#/definitions/link/properties/name/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters",schema:60,parentSchema:schema17.properties.name,data:data10};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(func2(data10) < 1){
const err22 = {instancePath:instancePath+"/legal/links/" + i2+"/name",schemaPath:"#/definitions/link/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema17.properties.name,data:data10};
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
const err23 = {instancePath:instancePath+"/legal/links/" + i2+"/name",schemaPath:"#/definitions/link/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema17.properties.name.type,parentSchema:schema17.properties.name,data:data10};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data9.link !== undefined){
let data11 = data9.link;
if(typeof data11 === "string"){
if(!pattern3.test(data11)){
const err24 = {instancePath:instancePath+"/legal/links/" + i2+"/link",schemaPath:"#/definitions/link/properties/link/pattern",keyword:"pattern",params:{pattern: "^(/|https?://)"},message:"must match pattern \""+"^(/|https?://)"+"\"",schema:"^(/|https?://)",parentSchema:schema17.properties.link,data:data11};
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
const err25 = {instancePath:instancePath+"/legal/links/" + i2+"/link",schemaPath:"#/definitions/link/properties/link/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema17.properties.link.type,parentSchema:schema17.properties.link,data:data11};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data9.host !== undefined){
let data12 = data9.host;
if(typeof data12 !== "string"){
const err26 = {instancePath:instancePath+"/legal/links/" + i2+"/host",schemaPath:"#/definitions/link/properties/host/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema17.properties.host.type,parentSchema:schema17.properties.host,data:data12};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!((((((data12 === "www") || (data12 === "personal")) || (data12 === "trading")) || (data12 === "forum")) || (data12 === "help")) || (data12 === "webTrading"))){
const err27 = {instancePath:instancePath+"/legal/links/" + i2+"/host",schemaPath:"#/definitions/link/properties/host/enum",keyword:"enum",params:{allowedValues: schema17.properties.host.enum},message:"must be equal to one of the allowed values",schema:schema17.properties.host.enum,parentSchema:schema17.properties.host,data:data12};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data9.target !== undefined){
let data13 = data9.target;
if(typeof data13 !== "string"){
const err28 = {instancePath:instancePath+"/legal/links/" + i2+"/target",schemaPath:"#/definitions/link/properties/target/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema17.properties.target.type,parentSchema:schema17.properties.target,data:data13};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!((data13 === "_self") || (data13 === "_blank"))){
const err29 = {instancePath:instancePath+"/legal/links/" + i2+"/target",schemaPath:"#/definitions/link/properties/target/enum",keyword:"enum",params:{allowedValues: schema17.properties.target.enum},message:"must be equal to one of the allowed values",schema:schema17.properties.target.enum,parentSchema:schema17.properties.target,data:data13};
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
const err30 = {instancePath:instancePath+"/legal/links/" + i2,schemaPath:"#/definitions/link/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema17.type,parentSchema:schema17,data:data9};
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
const err31 = {instancePath:instancePath+"/legal/links",schemaPath:"#/properties/legal/properties/links/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema15.properties.legal.properties.links.type,parentSchema:schema15.properties.legal.properties.links,data:data8};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/legal",schemaPath:"#/properties/legal/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema15.properties.legal.type,parentSchema:schema15.properties.legal,data:data5};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.appStores !== undefined){
let data14 = data.appStores;
if(Array.isArray(data14)){
const len3 = data14.length;
for(let i3=0; i3<len3; i3++){
let data15 = data14[i3];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.store === undefined){
const err33 = {instancePath:instancePath+"/appStores/" + i3,schemaPath:"#/properties/appStores/items/required",keyword:"required",params:{missingProperty: "store"},message:"must have required property '"+"store"+"'",schema:schema15.properties.appStores.items.required,parentSchema:schema15.properties.appStores.items,data:data15};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data15.name === undefined){
const err34 = {instancePath:instancePath+"/appStores/" + i3,schemaPath:"#/properties/appStores/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema15.properties.appStores.items.required,parentSchema:schema15.properties.appStores.items,data:data15};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data15.link === undefined){
const err35 = {instancePath:instancePath+"/appStores/" + i3,schemaPath:"#/properties/appStores/items/required",keyword:"required",params:{missingProperty: "link"},message:"must have required property '"+"link"+"'",schema:schema15.properties.appStores.items.required,parentSchema:schema15.properties.appStores.items,data:data15};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
for(const key4 in data15){
if(!(((key4 === "store") || (key4 === "name")) || (key4 === "link"))){
const err36 = {instancePath:instancePath+"/appStores/" + i3,schemaPath:"#/properties/appStores/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema15.properties.appStores.items,data:data15};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data15.store !== undefined){
let data16 = data15.store;
if(typeof data16 !== "string"){
const err37 = {instancePath:instancePath+"/appStores/" + i3+"/store",schemaPath:"#/properties/appStores/items/properties/store/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.appStores.items.properties.store.type,parentSchema:schema15.properties.appStores.items.properties.store,data:data16};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!((data16 === "apple") || (data16 === "google"))){
const err38 = {instancePath:instancePath+"/appStores/" + i3+"/store",schemaPath:"#/properties/appStores/items/properties/store/enum",keyword:"enum",params:{allowedValues: schema15.properties.appStores.items.properties.store.enum},message:"must be equal to one of the allowed values",schema:schema15.properties.appStores.items.properties.store.enum,parentSchema:schema15.properties.appStores.items.properties.store,data:data16};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data15.name !== undefined){
let data17 = data15.name;
if(typeof data17 === "string"){
if(func2(data17) < 1){
const err39 = {instancePath:instancePath+"/appStores/" + i3+"/name",schemaPath:"#/properties/appStores/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema15.properties.appStores.items.properties.name,data:data17};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/appStores/" + i3+"/name",schemaPath:"#/properties/appStores/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.appStores.items.properties.name.type,parentSchema:schema15.properties.appStores.items.properties.name,data:data17};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data15.link !== undefined){
let data18 = data15.link;
if(typeof data18 === "string"){
if(!pattern5.test(data18)){
const err41 = {instancePath:instancePath+"/appStores/" + i3+"/link",schemaPath:"#/properties/appStores/items/properties/link/pattern",keyword:"pattern",params:{pattern: "^https://"},message:"must match pattern \""+"^https://"+"\"",schema:"^https://",parentSchema:schema15.properties.appStores.items.properties.link,data:data18};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/appStores/" + i3+"/link",schemaPath:"#/properties/appStores/items/properties/link/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.appStores.items.properties.link.type,parentSchema:schema15.properties.appStores.items.properties.link,data:data18};
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
const err43 = {instancePath:instancePath+"/appStores/" + i3,schemaPath:"#/properties/appStores/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema15.properties.appStores.items.type,parentSchema:schema15.properties.appStores.items,data:data15};
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
const err44 = {instancePath:instancePath+"/appStores",schemaPath:"#/properties/appStores/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema15.properties.appStores.type,parentSchema:schema15.properties.appStores,data:data14};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.social !== undefined){
let data19 = data.social;
if(Array.isArray(data19)){
const len4 = data19.length;
for(let i4=0; i4<len4; i4++){
let data20 = data19[i4];
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.network === undefined){
const err45 = {instancePath:instancePath+"/social/" + i4,schemaPath:"#/properties/social/items/required",keyword:"required",params:{missingProperty: "network"},message:"must have required property '"+"network"+"'",schema:schema15.properties.social.items.required,parentSchema:schema15.properties.social.items,data:data20};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data20.name === undefined){
const err46 = {instancePath:instancePath+"/social/" + i4,schemaPath:"#/properties/social/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema15.properties.social.items.required,parentSchema:schema15.properties.social.items,data:data20};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data20.link === undefined){
const err47 = {instancePath:instancePath+"/social/" + i4,schemaPath:"#/properties/social/items/required",keyword:"required",params:{missingProperty: "link"},message:"must have required property '"+"link"+"'",schema:schema15.properties.social.items.required,parentSchema:schema15.properties.social.items,data:data20};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
for(const key5 in data20){
if(!(((key5 === "network") || (key5 === "name")) || (key5 === "link"))){
const err48 = {instancePath:instancePath+"/social/" + i4,schemaPath:"#/properties/social/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties",schema:false,parentSchema:schema15.properties.social.items,data:data20};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data20.network !== undefined){
let data21 = data20.network;
if(typeof data21 !== "string"){
const err49 = {instancePath:instancePath+"/social/" + i4+"/network",schemaPath:"#/properties/social/items/properties/network/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.social.items.properties.network.type,parentSchema:schema15.properties.social.items.properties.network,data:data21};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(!(((data21 === "facebook") || (data21 === "youtube")) || (data21 === "instagram"))){
const err50 = {instancePath:instancePath+"/social/" + i4+"/network",schemaPath:"#/properties/social/items/properties/network/enum",keyword:"enum",params:{allowedValues: schema15.properties.social.items.properties.network.enum},message:"must be equal to one of the allowed values",schema:schema15.properties.social.items.properties.network.enum,parentSchema:schema15.properties.social.items.properties.network,data:data21};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data20.name !== undefined){
let data22 = data20.name;
if(typeof data22 === "string"){
if(func2(data22) < 1){
const err51 = {instancePath:instancePath+"/social/" + i4+"/name",schemaPath:"#/properties/social/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema15.properties.social.items.properties.name,data:data22};
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
const err52 = {instancePath:instancePath+"/social/" + i4+"/name",schemaPath:"#/properties/social/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.social.items.properties.name.type,parentSchema:schema15.properties.social.items.properties.name,data:data22};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data20.link !== undefined){
let data23 = data20.link;
if(typeof data23 === "string"){
if(!pattern5.test(data23)){
const err53 = {instancePath:instancePath+"/social/" + i4+"/link",schemaPath:"#/properties/social/items/properties/link/pattern",keyword:"pattern",params:{pattern: "^https://"},message:"must match pattern \""+"^https://"+"\"",schema:"^https://",parentSchema:schema15.properties.social.items.properties.link,data:data23};
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
const err54 = {instancePath:instancePath+"/social/" + i4+"/link",schemaPath:"#/properties/social/items/properties/link/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.social.items.properties.link.type,parentSchema:schema15.properties.social.items.properties.link,data:data23};
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
const err55 = {instancePath:instancePath+"/social/" + i4,schemaPath:"#/properties/social/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema15.properties.social.items.type,parentSchema:schema15.properties.social.items,data:data20};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
else {
const err56 = {instancePath:instancePath+"/social",schemaPath:"#/properties/social/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema15.properties.social.type,parentSchema:schema15.properties.social,data:data19};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
else {
const err57 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema15.type,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}

exports.indices = validate15;
const schema19 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Indices","description":"Indizes mit Echtzeitlisten ihrer Mitglieder.","type":"object","additionalProperties":false,"required":["indices"],"properties":{"indices":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/index"},"description":"Indizes in der Reihenfolge der Anzeige."}},"definitions":{"index":{"title":"IndexEntry","type":"object","additionalProperties":false,"required":["alias","name","entityValue"],"properties":{"alias":{"type":"string","pattern":"^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$","description":"Teil der Adresse der Echtzeitliste; eindeutig.","examples":["US-Tech-100"]},"name":{"type":"string","minLength":1,"description":"Anzeigename.","examples":["NASDAQ 100"]},"entityValue":{"type":"string","pattern":"^[0-9]+$","description":"Kennung des Index, in Anführungszeichen.","examples":["325104"]},"hideNotations":{"type":"array","items":{"type":"string","minLength":1},"description":"Handelsplätze (Marktcodes), die in der Liste nicht zur Wahl stehen.","examples":[["BER"]]},"defaultNotation":{"type":"string","minLength":1,"description":"Handelsplatz (Marktcode), der zuerst gewählt ist.","examples":["TGT"]}}}},"$id":"parkett:indices"};
const schema20 = {"title":"IndexEntry","type":"object","additionalProperties":false,"required":["alias","name","entityValue"],"properties":{"alias":{"type":"string","pattern":"^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$","description":"Teil der Adresse der Echtzeitliste; eindeutig.","examples":["US-Tech-100"]},"name":{"type":"string","minLength":1,"description":"Anzeigename.","examples":["NASDAQ 100"]},"entityValue":{"type":"string","pattern":"^[0-9]+$","description":"Kennung des Index, in Anführungszeichen.","examples":["325104"]},"hideNotations":{"type":"array","items":{"type":"string","minLength":1},"description":"Handelsplätze (Marktcodes), die in der Liste nicht zur Wahl stehen.","examples":[["BER"]]},"defaultNotation":{"type":"string","minLength":1,"description":"Handelsplatz (Marktcode), der zuerst gewählt ist.","examples":["TGT"]}}};
const pattern7 = new RegExp("^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$", "u");
const pattern8 = new RegExp("^[0-9]+$", "u");

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:indices" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.indices === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "indices"},message:"must have required property '"+"indices"+"'",schema:schema19.required,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "indices")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.indices !== undefined){
let data0 = data.indices;
if(Array.isArray(data0)){
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/indices",schemaPath:"#/properties/indices/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema19.properties.indices,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.alias === undefined){
const err3 = {instancePath:instancePath+"/indices/" + i0,schemaPath:"#/definitions/index/required",keyword:"required",params:{missingProperty: "alias"},message:"must have required property '"+"alias"+"'",schema:schema20.required,parentSchema:schema20,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.name === undefined){
const err4 = {instancePath:instancePath+"/indices/" + i0,schemaPath:"#/definitions/index/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema20.required,parentSchema:schema20,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.entityValue === undefined){
const err5 = {instancePath:instancePath+"/indices/" + i0,schemaPath:"#/definitions/index/required",keyword:"required",params:{missingProperty: "entityValue"},message:"must have required property '"+"entityValue"+"'",schema:schema20.required,parentSchema:schema20,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key1 in data1){
if(!(((((key1 === "alias") || (key1 === "name")) || (key1 === "entityValue")) || (key1 === "hideNotations")) || (key1 === "defaultNotation"))){
const err6 = {instancePath:instancePath+"/indices/" + i0,schemaPath:"#/definitions/index/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema20,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.alias !== undefined){
let data2 = data1.alias;
if(typeof data2 === "string"){
if(!pattern7.test(data2)){
const err7 = {instancePath:instancePath+"/indices/" + i0+"/alias",schemaPath:"#/definitions/index/properties/alias/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$"},message:"must match pattern \""+"^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$"+"\"",schema:"^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$",parentSchema:schema20.properties.alias,data:data2};
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
const err8 = {instancePath:instancePath+"/indices/" + i0+"/alias",schemaPath:"#/definitions/index/properties/alias/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.alias.type,parentSchema:schema20.properties.alias,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.name !== undefined){
let data3 = data1.name;
if(typeof data3 === "string"){
if(func2(data3) < 1){
const err9 = {instancePath:instancePath+"/indices/" + i0+"/name",schemaPath:"#/definitions/index/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema20.properties.name,data:data3};
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
const err10 = {instancePath:instancePath+"/indices/" + i0+"/name",schemaPath:"#/definitions/index/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.name.type,parentSchema:schema20.properties.name,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.entityValue !== undefined){
let data4 = data1.entityValue;
if(typeof data4 === "string"){
if(!pattern8.test(data4)){
const err11 = {instancePath:instancePath+"/indices/" + i0+"/entityValue",schemaPath:"#/definitions/index/properties/entityValue/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"},message:"must match pattern \""+"^[0-9]+$"+"\"",schema:"^[0-9]+$",parentSchema:schema20.properties.entityValue,data:data4};
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
const err12 = {instancePath:instancePath+"/indices/" + i0+"/entityValue",schemaPath:"#/definitions/index/properties/entityValue/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.entityValue.type,parentSchema:schema20.properties.entityValue,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data1.hideNotations !== undefined){
let data5 = data1.hideNotations;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(typeof data6 === "string"){
if(func2(data6) < 1){
const err13 = {instancePath:instancePath+"/indices/" + i0+"/hideNotations/" + i1,schemaPath:"#/definitions/index/properties/hideNotations/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema20.properties.hideNotations.items,data:data6};
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
const err14 = {instancePath:instancePath+"/indices/" + i0+"/hideNotations/" + i1,schemaPath:"#/definitions/index/properties/hideNotations/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.hideNotations.items.type,parentSchema:schema20.properties.hideNotations.items,data:data6};
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
const err15 = {instancePath:instancePath+"/indices/" + i0+"/hideNotations",schemaPath:"#/definitions/index/properties/hideNotations/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema20.properties.hideNotations.type,parentSchema:schema20.properties.hideNotations,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data1.defaultNotation !== undefined){
let data7 = data1.defaultNotation;
if(typeof data7 === "string"){
if(func2(data7) < 1){
const err16 = {instancePath:instancePath+"/indices/" + i0+"/defaultNotation",schemaPath:"#/definitions/index/properties/defaultNotation/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema20.properties.defaultNotation,data:data7};
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
const err17 = {instancePath:instancePath+"/indices/" + i0+"/defaultNotation",schemaPath:"#/definitions/index/properties/defaultNotation/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.defaultNotation.type,parentSchema:schema20.properties.defaultNotation,data:data7};
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
const err18 = {instancePath:instancePath+"/indices/" + i0,schemaPath:"#/definitions/index/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.type,parentSchema:schema20,data:data1};
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
const err19 = {instancePath:instancePath+"/indices",schemaPath:"#/properties/indices/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema19.properties.indices.type,parentSchema:schema19.properties.indices,data:data0};
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
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.type,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}

exports.issuer = validate16;
const schema21 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Issuer","description":"Microsite eines Emittenten unter /derivate/realpush-liste/….","type":"object","discriminator":{"propertyName":"layout"},"oneOf":[{"$ref":"#/definitions/finderIssuer"},{"$ref":"#/definitions/listIssuer"}],"definitions":{"finderIssuer":{"title":"FinderIssuer","type":"object","additionalProperties":false,"description":"Microsite mit Derivatesuche.","required":["alias","name","customerId","idIssuer","photoId","layout","profile","finderFilters"],"properties":{"alias":{"allOf":[{"$ref":"#/definitions/alias"}],"description":"Teil der Adresse /derivate/realpush-liste/…; eindeutig und gleich dem Dateinamen.","examples":["hansekontor"]},"name":{"type":"string","minLength":1,"description":"Name des Emittenten.","maxLength":80,"examples":["Hansekontor"]},"customerId":{"type":"integer","minimum":1,"description":"Kennung des Werbekunden aus customers.yaml.","examples":[7001]},"idIssuer":{"type":"integer","minimum":1,"description":"Kennung des Emittenten in den Stammdaten der Derivate.","examples":[90001]},"photoId":{"type":"string","minLength":1,"description":"Kennung des Logos im Bilderdienst.","examples":["logo-hansekontor"]},"newsId":{"type":"string","minLength":1,"description":"Kennung der Nachrichten des Emittenten.","examples":["emittent-hansekontor"]},"layout":{"const":"finder","type":"string","description":"finder: Derivatesuche mit vorbelegten Filtern; list: Reiter mit festen Listen.","examples":["finder"]},"profile":{"type":"string","minLength":1,"description":"Profiltext. Absätze trennt eine Leerzeile.","examples":["Hansekontor gibt seit 1998 Zertifikate und Hebelprodukte heraus."]},"subHeadline":{"type":"string","minLength":1,"description":"Zweite Zeile unter dem Namen.","maxLength":160,"examples":["Zertifikate für Seitwärtsmärkte"]},"teaser":{"type":"string","minLength":1,"description":"Anreißer, ein bis drei Sätze.","maxLength":600,"examples":["Discount-Zertifikate auf den EURO STOXX 50."]},"heroImageId":{"type":"string","minLength":1,"description":"Kennung des großen Bildes.","examples":["hero-hansekontor"]},"heroImageHeight":{"type":"integer","minimum":1,"maximum":1200,"description":"Höhe des großen Bildes in Pixeln.","examples":[320]},"heroImageUrl":{"type":"string","pattern":"^(/|https://)","description":"Adresse, auf die das große Bild führt.","examples":["https://www.hansekontor.example/produkte"]},"tiles":{"type":"array","items":{"$ref":"#/definitions/tile"},"description":"Kacheln in der Reihenfolge der Anzeige."},"contact":{"$ref":"#/definitions/contact"},"footer":{"type":"string","minLength":1,"description":"Text am Ende der Microsite, etwa Risikohinweise.","examples":["Alle Angaben ohne Gewähr."]},"finderFilters":{"$ref":"#/definitions/finderFilters"}}},"listIssuer":{"title":"ListIssuer","type":"object","additionalProperties":false,"description":"Microsite mit Reitern.","required":["alias","name","customerId","idIssuer","photoId","layout","profile","tabs"],"properties":{"alias":{"allOf":[{"$ref":"#/definitions/alias"}],"description":"Teil der Adresse /derivate/realpush-liste/…; eindeutig und gleich dem Dateinamen.","examples":["hansekontor"]},"name":{"type":"string","minLength":1,"description":"Name des Emittenten.","maxLength":80,"examples":["Hansekontor"]},"customerId":{"type":"integer","minimum":1,"description":"Kennung des Werbekunden aus customers.yaml.","examples":[7001]},"idIssuer":{"type":"integer","minimum":1,"description":"Kennung des Emittenten in den Stammdaten der Derivate.","examples":[90001]},"photoId":{"type":"string","minLength":1,"description":"Kennung des Logos im Bilderdienst.","examples":["logo-hansekontor"]},"newsId":{"type":"string","minLength":1,"description":"Kennung der Nachrichten des Emittenten.","examples":["emittent-hansekontor"]},"layout":{"const":"list","type":"string","description":"finder: Derivatesuche mit vorbelegten Filtern; list: Reiter mit festen Listen.","examples":["list"]},"profile":{"type":"string","minLength":1,"description":"Profiltext. Absätze trennt eine Leerzeile.","examples":["Hansekontor gibt seit 1998 Zertifikate und Hebelprodukte heraus."]},"subHeadline":{"type":"string","minLength":1,"description":"Zweite Zeile unter dem Namen.","maxLength":160,"examples":["Zertifikate für Seitwärtsmärkte"]},"teaser":{"type":"string","minLength":1,"description":"Anreißer, ein bis drei Sätze.","maxLength":600,"examples":["Discount-Zertifikate auf den EURO STOXX 50."]},"heroImageId":{"type":"string","minLength":1,"description":"Kennung des großen Bildes.","examples":["hero-hansekontor"]},"heroImageHeight":{"type":"integer","minimum":1,"maximum":1200,"description":"Höhe des großen Bildes in Pixeln.","examples":[320]},"heroImageUrl":{"type":"string","pattern":"^(/|https://)","description":"Adresse, auf die das große Bild führt.","examples":["https://www.hansekontor.example/produkte"]},"tiles":{"type":"array","items":{"$ref":"#/definitions/tile"},"description":"Kacheln in der Reihenfolge der Anzeige."},"contact":{"$ref":"#/definitions/contact"},"footer":{"type":"string","minLength":1,"description":"Text am Ende der Microsite, etwa Risikohinweise.","examples":["Alle Angaben ohne Gewähr."]},"tabs":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/tab"},"description":"Reiter in der Reihenfolge der Anzeige."},"activeTab":{"allOf":[{"$ref":"#/definitions/alias"}],"description":"Alias des Reiters, der ohne Angabe in der Adresse gezeigt wird. Ohne Angabe der erste.","examples":["gold"]}}},"finderFilters":{"title":"FinderFilters","type":"object","additionalProperties":false,"minProperties":1,"required":["idIssuer"],"description":"Vorbelegte Filter der Derivatesuche.","properties":{"idIssuer":{"type":"integer","minimum":1,"description":"Emittent.","examples":[90001]},"entitySubType":{"type":"string","enum":["KNOCKOUT_CERTIFICATE","WARRANT","INLINE_WARRANT","BONUS_CERTIFICATE","BOND_CERTIFICATE","DISCOUNT_WARRANT","FACTOR_CERTIFICATE","DISCOUNT_CERTIFICATE","ETC_ETN_CERTIFICATE","EXPRESS_CERTIFICATE","PART_CAPITAL_PROTECTED_CERTIFICATE","OUTPERFORMANCE_SPRINT_CERTIFICATE","INDEX_PARTICIPATATION_CERTIFICATE"],"description":"Art des Derivats.","examples":["KNOCKOUT_CERTIFICATE"]},"entityTypeUnderlying":{"type":"string","enum":["STOCK","INDEX","BOND","COMMODITY","CRYPTO","CURRENCY","DERIVATIVE","FUND","FUTURE","INTEREST","PRECIOUS_METAL"],"description":"Art des Basiswerts.","examples":["INDEX"]},"entityValueUnderlying":{"type":"string","minLength":1,"description":"Kennung des Basiswerts, in Anführungszeichen.","examples":["20735"]}}},"tile":{"title":"IssuerTile","type":"object","additionalProperties":false,"required":["headline","imageId","url","text"],"description":"Kachel mit Link nach außen.","properties":{"headline":{"type":"string","minLength":1,"description":"Überschrift.","maxLength":80,"examples":["Discount in zwei Minuten"]},"imageId":{"type":"string","minLength":1,"description":"Kennung des Bildes.","examples":["kachel-wissen"]},"url":{"type":"string","pattern":"^https://","description":"Adresse, auf die die Kachel führt.","examples":["https://www.hansekontor.example/wissen"]},"text":{"type":"string","minLength":1,"description":"Text, ein bis drei Sätze.","maxLength":400,"examples":["Was der Abschlag kostet und was der Cap begrenzt."]}}},"contact":{"title":"IssuerContact","type":"object","additionalProperties":false,"minProperties":1,"description":"Anschrift und Erreichbarkeit; fehlende Angaben entfallen.","properties":{"name":{"type":"string","minLength":1,"description":"Name der Firma oder Abteilung.","examples":["Talmark Strukturierte Produkte GmbH"]},"nameUnderline":{"type":"string","minLength":1,"description":"Zeile unter dem Namen.","examples":["Vertrieb Privatanleger"]},"street":{"type":"string","minLength":1,"description":"Straße.","examples":["Speicherweg"]},"streetnumber":{"type":"string","minLength":1,"description":"Hausnummer, in Anführungszeichen.","examples":["12"]},"city":{"type":"string","minLength":1,"description":"Ort.","examples":["Hamburg"]},"zipCode":{"type":"string","pattern":"^[0-9A-Z -]{3,10}$","description":"Postleitzahl, in Anführungszeichen.","examples":["20457"]},"isoCountry":{"type":"string","pattern":"^[A-Z]{2}$","description":"Land als Kürzel aus zwei Großbuchstaben.","examples":["DE"]},"phone":{"type":"string","pattern":"^[+0-9][0-9 ()/-]{4,}$","description":"Telefonnummer.","examples":["+49 40 5550100"]},"urlIssuer":{"type":"string","pattern":"^(https://)?[a-z0-9-]+(\\.[a-z0-9-]+)+(/\\S*)?$","description":"Website; ohne „https://“ gilt es als davor gesetzt.","examples":["https://www.hansekontor.example"]},"email":{"type":"string","pattern":"^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$","description":"E-Mail-Adresse.","examples":["derivate@hansekontor.example"]}}},"tab":{"title":"IssuerTab","type":"object","additionalProperties":false,"required":["title","alias","entityValues"],"description":"Reiter mit einer Liste von Instrumenten.","properties":{"title":{"type":"string","minLength":1,"description":"Beschriftung des Reiters.","maxLength":40,"examples":["Gold"]},"alias":{"allOf":[{"$ref":"#/definitions/alias"}],"description":"Teil der Adresse; eindeutig in dieser Microsite.","examples":["gold"]},"entityValues":{"type":"array","minItems":1,"items":{"type":"string","minLength":1},"description":"Kennungen der Instrumente in der Reihenfolge der Anzeige, in Anführungszeichen.","examples":[["1326189"]]}}},"alias":{"title":"Alias","type":"string","pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","description":"Kleinbuchstaben, Ziffern und Bindestriche."}},"$id":"parkett:issuer"};
const schema22 = {"title":"FinderIssuer","type":"object","additionalProperties":false,"description":"Microsite mit Derivatesuche.","required":["alias","name","customerId","idIssuer","photoId","layout","profile","finderFilters"],"properties":{"alias":{"allOf":[{"$ref":"#/definitions/alias"}],"description":"Teil der Adresse /derivate/realpush-liste/…; eindeutig und gleich dem Dateinamen.","examples":["hansekontor"]},"name":{"type":"string","minLength":1,"description":"Name des Emittenten.","maxLength":80,"examples":["Hansekontor"]},"customerId":{"type":"integer","minimum":1,"description":"Kennung des Werbekunden aus customers.yaml.","examples":[7001]},"idIssuer":{"type":"integer","minimum":1,"description":"Kennung des Emittenten in den Stammdaten der Derivate.","examples":[90001]},"photoId":{"type":"string","minLength":1,"description":"Kennung des Logos im Bilderdienst.","examples":["logo-hansekontor"]},"newsId":{"type":"string","minLength":1,"description":"Kennung der Nachrichten des Emittenten.","examples":["emittent-hansekontor"]},"layout":{"const":"finder","type":"string","description":"finder: Derivatesuche mit vorbelegten Filtern; list: Reiter mit festen Listen.","examples":["finder"]},"profile":{"type":"string","minLength":1,"description":"Profiltext. Absätze trennt eine Leerzeile.","examples":["Hansekontor gibt seit 1998 Zertifikate und Hebelprodukte heraus."]},"subHeadline":{"type":"string","minLength":1,"description":"Zweite Zeile unter dem Namen.","maxLength":160,"examples":["Zertifikate für Seitwärtsmärkte"]},"teaser":{"type":"string","minLength":1,"description":"Anreißer, ein bis drei Sätze.","maxLength":600,"examples":["Discount-Zertifikate auf den EURO STOXX 50."]},"heroImageId":{"type":"string","minLength":1,"description":"Kennung des großen Bildes.","examples":["hero-hansekontor"]},"heroImageHeight":{"type":"integer","minimum":1,"maximum":1200,"description":"Höhe des großen Bildes in Pixeln.","examples":[320]},"heroImageUrl":{"type":"string","pattern":"^(/|https://)","description":"Adresse, auf die das große Bild führt.","examples":["https://www.hansekontor.example/produkte"]},"tiles":{"type":"array","items":{"$ref":"#/definitions/tile"},"description":"Kacheln in der Reihenfolge der Anzeige."},"contact":{"$ref":"#/definitions/contact"},"footer":{"type":"string","minLength":1,"description":"Text am Ende der Microsite, etwa Risikohinweise.","examples":["Alle Angaben ohne Gewähr."]},"finderFilters":{"$ref":"#/definitions/finderFilters"}}};
const schema23 = {"title":"Alias","type":"string","pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","description":"Kleinbuchstaben, Ziffern und Bindestriche."};
const schema24 = {"title":"IssuerTile","type":"object","additionalProperties":false,"required":["headline","imageId","url","text"],"description":"Kachel mit Link nach außen.","properties":{"headline":{"type":"string","minLength":1,"description":"Überschrift.","maxLength":80,"examples":["Discount in zwei Minuten"]},"imageId":{"type":"string","minLength":1,"description":"Kennung des Bildes.","examples":["kachel-wissen"]},"url":{"type":"string","pattern":"^https://","description":"Adresse, auf die die Kachel führt.","examples":["https://www.hansekontor.example/wissen"]},"text":{"type":"string","minLength":1,"description":"Text, ein bis drei Sätze.","maxLength":400,"examples":["Was der Abschlag kostet und was der Cap begrenzt."]}}};
const schema25 = {"title":"IssuerContact","type":"object","additionalProperties":false,"minProperties":1,"description":"Anschrift und Erreichbarkeit; fehlende Angaben entfallen.","properties":{"name":{"type":"string","minLength":1,"description":"Name der Firma oder Abteilung.","examples":["Talmark Strukturierte Produkte GmbH"]},"nameUnderline":{"type":"string","minLength":1,"description":"Zeile unter dem Namen.","examples":["Vertrieb Privatanleger"]},"street":{"type":"string","minLength":1,"description":"Straße.","examples":["Speicherweg"]},"streetnumber":{"type":"string","minLength":1,"description":"Hausnummer, in Anführungszeichen.","examples":["12"]},"city":{"type":"string","minLength":1,"description":"Ort.","examples":["Hamburg"]},"zipCode":{"type":"string","pattern":"^[0-9A-Z -]{3,10}$","description":"Postleitzahl, in Anführungszeichen.","examples":["20457"]},"isoCountry":{"type":"string","pattern":"^[A-Z]{2}$","description":"Land als Kürzel aus zwei Großbuchstaben.","examples":["DE"]},"phone":{"type":"string","pattern":"^[+0-9][0-9 ()/-]{4,}$","description":"Telefonnummer.","examples":["+49 40 5550100"]},"urlIssuer":{"type":"string","pattern":"^(https://)?[a-z0-9-]+(\\.[a-z0-9-]+)+(/\\S*)?$","description":"Website; ohne „https://“ gilt es als davor gesetzt.","examples":["https://www.hansekontor.example"]},"email":{"type":"string","pattern":"^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$","description":"E-Mail-Adresse.","examples":["derivate@hansekontor.example"]}}};
const schema26 = {"title":"FinderFilters","type":"object","additionalProperties":false,"minProperties":1,"required":["idIssuer"],"description":"Vorbelegte Filter der Derivatesuche.","properties":{"idIssuer":{"type":"integer","minimum":1,"description":"Emittent.","examples":[90001]},"entitySubType":{"type":"string","enum":["KNOCKOUT_CERTIFICATE","WARRANT","INLINE_WARRANT","BONUS_CERTIFICATE","BOND_CERTIFICATE","DISCOUNT_WARRANT","FACTOR_CERTIFICATE","DISCOUNT_CERTIFICATE","ETC_ETN_CERTIFICATE","EXPRESS_CERTIFICATE","PART_CAPITAL_PROTECTED_CERTIFICATE","OUTPERFORMANCE_SPRINT_CERTIFICATE","INDEX_PARTICIPATATION_CERTIFICATE"],"description":"Art des Derivats.","examples":["KNOCKOUT_CERTIFICATE"]},"entityTypeUnderlying":{"type":"string","enum":["STOCK","INDEX","BOND","COMMODITY","CRYPTO","CURRENCY","DERIVATIVE","FUND","FUTURE","INTEREST","PRECIOUS_METAL"],"description":"Art des Basiswerts.","examples":["INDEX"]},"entityValueUnderlying":{"type":"string","minLength":1,"description":"Kennung des Basiswerts, in Anführungszeichen.","examples":["20735"]}}};
const func21 = Object.prototype.hasOwnProperty;
const pattern12 = new RegExp("^[0-9A-Z -]{3,10}$", "u");
const pattern13 = new RegExp("^[A-Z]{2}$", "u");
const pattern14 = new RegExp("^[+0-9][0-9 ()/-]{4,}$", "u");
const pattern15 = new RegExp("^(https://)?[a-z0-9-]+(\\.[a-z0-9-]+)+(/\\S*)?$", "u");
const pattern16 = new RegExp("^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$", "u");

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.alias === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "alias"},message:"must have required property '"+"alias"+"'",schema:schema22.required,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema22.required,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.customerId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "customerId"},message:"must have required property '"+"customerId"+"'",schema:schema22.required,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.idIssuer === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "idIssuer"},message:"must have required property '"+"idIssuer"+"'",schema:schema22.required,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.photoId === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "photoId"},message:"must have required property '"+"photoId"+"'",schema:schema22.required,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.layout === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "layout"},message:"must have required property '"+"layout"+"'",schema:schema22.required,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.profile === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "profile"},message:"must have required property '"+"profile"+"'",schema:schema22.required,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.finderFilters === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "finderFilters"},message:"must have required property '"+"finderFilters"+"'",schema:schema22.required,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!(func21.call(schema22.properties, key0))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.alias !== undefined){
let data0 = data.alias;
if(typeof data0 === "string"){
if(!pattern2.test(data0)){
const err9 = {instancePath:instancePath+"/alias",schemaPath:"#/definitions/alias/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema23,data:data0};
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
const err10 = {instancePath:instancePath+"/alias",schemaPath:"#/definitions/alias/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema23.type,parentSchema:schema23,data:data0};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func2(data1) > 80){
const err11 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters",schema:80,parentSchema:schema22.properties.name,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func2(data1) < 1){
const err12 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema22.properties.name,data:data1};
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
const err13 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema22.properties.name.type,parentSchema:schema22.properties.name,data:data1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.customerId !== undefined){
let data2 = data.customerId;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err14 = {instancePath:instancePath+"/customerId",schemaPath:"#/properties/customerId/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema22.properties.customerId.type,parentSchema:schema22.properties.customerId,data:data2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err15 = {instancePath:instancePath+"/customerId",schemaPath:"#/properties/customerId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema22.properties.customerId,data:data2};
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
if(data.idIssuer !== undefined){
let data3 = data.idIssuer;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err16 = {instancePath:instancePath+"/idIssuer",schemaPath:"#/properties/idIssuer/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema22.properties.idIssuer.type,parentSchema:schema22.properties.idIssuer,data:data3};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err17 = {instancePath:instancePath+"/idIssuer",schemaPath:"#/properties/idIssuer/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema22.properties.idIssuer,data:data3};
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
if(data.photoId !== undefined){
let data4 = data.photoId;
if(typeof data4 === "string"){
if(func2(data4) < 1){
const err18 = {instancePath:instancePath+"/photoId",schemaPath:"#/properties/photoId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema22.properties.photoId,data:data4};
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
const err19 = {instancePath:instancePath+"/photoId",schemaPath:"#/properties/photoId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema22.properties.photoId.type,parentSchema:schema22.properties.photoId,data:data4};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.newsId !== undefined){
let data5 = data.newsId;
if(typeof data5 === "string"){
if(func2(data5) < 1){
const err20 = {instancePath:instancePath+"/newsId",schemaPath:"#/properties/newsId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema22.properties.newsId,data:data5};
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
const err21 = {instancePath:instancePath+"/newsId",schemaPath:"#/properties/newsId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema22.properties.newsId.type,parentSchema:schema22.properties.newsId,data:data5};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.layout !== undefined){
let data6 = data.layout;
if(typeof data6 !== "string"){
const err22 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema22.properties.layout.type,parentSchema:schema22.properties.layout,data:data6};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if("finder" !== data6){
const err23 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/const",keyword:"const",params:{allowedValue: "finder"},message:"must be equal to constant",schema:"finder",parentSchema:schema22.properties.layout,data:data6};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.profile !== undefined){
let data7 = data.profile;
if(typeof data7 === "string"){
if(func2(data7) < 1){
const err24 = {instancePath:instancePath+"/profile",schemaPath:"#/properties/profile/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema22.properties.profile,data:data7};
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
const err25 = {instancePath:instancePath+"/profile",schemaPath:"#/properties/profile/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema22.properties.profile.type,parentSchema:schema22.properties.profile,data:data7};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.subHeadline !== undefined){
let data8 = data.subHeadline;
if(typeof data8 === "string"){
if(func2(data8) > 160){
const err26 = {instancePath:instancePath+"/subHeadline",schemaPath:"#/properties/subHeadline/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters",schema:160,parentSchema:schema22.properties.subHeadline,data:data8};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(func2(data8) < 1){
const err27 = {instancePath:instancePath+"/subHeadline",schemaPath:"#/properties/subHeadline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema22.properties.subHeadline,data:data8};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/subHeadline",schemaPath:"#/properties/subHeadline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema22.properties.subHeadline.type,parentSchema:schema22.properties.subHeadline,data:data8};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.teaser !== undefined){
let data9 = data.teaser;
if(typeof data9 === "string"){
if(func2(data9) > 600){
const err29 = {instancePath:instancePath+"/teaser",schemaPath:"#/properties/teaser/maxLength",keyword:"maxLength",params:{limit: 600},message:"must NOT have more than 600 characters",schema:600,parentSchema:schema22.properties.teaser,data:data9};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(func2(data9) < 1){
const err30 = {instancePath:instancePath+"/teaser",schemaPath:"#/properties/teaser/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema22.properties.teaser,data:data9};
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
const err31 = {instancePath:instancePath+"/teaser",schemaPath:"#/properties/teaser/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema22.properties.teaser.type,parentSchema:schema22.properties.teaser,data:data9};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.heroImageId !== undefined){
let data10 = data.heroImageId;
if(typeof data10 === "string"){
if(func2(data10) < 1){
const err32 = {instancePath:instancePath+"/heroImageId",schemaPath:"#/properties/heroImageId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema22.properties.heroImageId,data:data10};
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
const err33 = {instancePath:instancePath+"/heroImageId",schemaPath:"#/properties/heroImageId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema22.properties.heroImageId.type,parentSchema:schema22.properties.heroImageId,data:data10};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.heroImageHeight !== undefined){
let data11 = data.heroImageHeight;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err34 = {instancePath:instancePath+"/heroImageHeight",schemaPath:"#/properties/heroImageHeight/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema22.properties.heroImageHeight.type,parentSchema:schema22.properties.heroImageHeight,data:data11};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 1200 || isNaN(data11)){
const err35 = {instancePath:instancePath+"/heroImageHeight",schemaPath:"#/properties/heroImageHeight/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200",schema:1200,parentSchema:schema22.properties.heroImageHeight,data:data11};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err36 = {instancePath:instancePath+"/heroImageHeight",schemaPath:"#/properties/heroImageHeight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema22.properties.heroImageHeight,data:data11};
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
if(data.heroImageUrl !== undefined){
let data12 = data.heroImageUrl;
if(typeof data12 === "string"){
if(!pattern0.test(data12)){
const err37 = {instancePath:instancePath+"/heroImageUrl",schemaPath:"#/properties/heroImageUrl/pattern",keyword:"pattern",params:{pattern: "^(/|https://)"},message:"must match pattern \""+"^(/|https://)"+"\"",schema:"^(/|https://)",parentSchema:schema22.properties.heroImageUrl,data:data12};
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
const err38 = {instancePath:instancePath+"/heroImageUrl",schemaPath:"#/properties/heroImageUrl/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema22.properties.heroImageUrl.type,parentSchema:schema22.properties.heroImageUrl,data:data12};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.tiles !== undefined){
let data13 = data.tiles;
if(Array.isArray(data13)){
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
let data14 = data13[i0];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.headline === undefined){
const err39 = {instancePath:instancePath+"/tiles/" + i0,schemaPath:"#/definitions/tile/required",keyword:"required",params:{missingProperty: "headline"},message:"must have required property '"+"headline"+"'",schema:schema24.required,parentSchema:schema24,data:data14};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data14.imageId === undefined){
const err40 = {instancePath:instancePath+"/tiles/" + i0,schemaPath:"#/definitions/tile/required",keyword:"required",params:{missingProperty: "imageId"},message:"must have required property '"+"imageId"+"'",schema:schema24.required,parentSchema:schema24,data:data14};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data14.url === undefined){
const err41 = {instancePath:instancePath+"/tiles/" + i0,schemaPath:"#/definitions/tile/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'",schema:schema24.required,parentSchema:schema24,data:data14};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data14.text === undefined){
const err42 = {instancePath:instancePath+"/tiles/" + i0,schemaPath:"#/definitions/tile/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'",schema:schema24.required,parentSchema:schema24,data:data14};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
for(const key1 in data14){
if(!((((key1 === "headline") || (key1 === "imageId")) || (key1 === "url")) || (key1 === "text"))){
const err43 = {instancePath:instancePath+"/tiles/" + i0,schemaPath:"#/definitions/tile/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema24,data:data14};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data14.headline !== undefined){
let data15 = data14.headline;
if(typeof data15 === "string"){
if(func2(data15) > 80){
const err44 = {instancePath:instancePath+"/tiles/" + i0+"/headline",schemaPath:"#/definitions/tile/properties/headline/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters",schema:80,parentSchema:schema24.properties.headline,data:data15};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(func2(data15) < 1){
const err45 = {instancePath:instancePath+"/tiles/" + i0+"/headline",schemaPath:"#/definitions/tile/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema24.properties.headline,data:data15};
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
const err46 = {instancePath:instancePath+"/tiles/" + i0+"/headline",schemaPath:"#/definitions/tile/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.properties.headline.type,parentSchema:schema24.properties.headline,data:data15};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data14.imageId !== undefined){
let data16 = data14.imageId;
if(typeof data16 === "string"){
if(func2(data16) < 1){
const err47 = {instancePath:instancePath+"/tiles/" + i0+"/imageId",schemaPath:"#/definitions/tile/properties/imageId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema24.properties.imageId,data:data16};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/tiles/" + i0+"/imageId",schemaPath:"#/definitions/tile/properties/imageId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.properties.imageId.type,parentSchema:schema24.properties.imageId,data:data16};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data14.url !== undefined){
let data17 = data14.url;
if(typeof data17 === "string"){
if(!pattern5.test(data17)){
const err49 = {instancePath:instancePath+"/tiles/" + i0+"/url",schemaPath:"#/definitions/tile/properties/url/pattern",keyword:"pattern",params:{pattern: "^https://"},message:"must match pattern \""+"^https://"+"\"",schema:"^https://",parentSchema:schema24.properties.url,data:data17};
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
const err50 = {instancePath:instancePath+"/tiles/" + i0+"/url",schemaPath:"#/definitions/tile/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.properties.url.type,parentSchema:schema24.properties.url,data:data17};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data14.text !== undefined){
let data18 = data14.text;
if(typeof data18 === "string"){
if(func2(data18) > 400){
const err51 = {instancePath:instancePath+"/tiles/" + i0+"/text",schemaPath:"#/definitions/tile/properties/text/maxLength",keyword:"maxLength",params:{limit: 400},message:"must NOT have more than 400 characters",schema:400,parentSchema:schema24.properties.text,data:data18};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(func2(data18) < 1){
const err52 = {instancePath:instancePath+"/tiles/" + i0+"/text",schemaPath:"#/definitions/tile/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema24.properties.text,data:data18};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/tiles/" + i0+"/text",schemaPath:"#/definitions/tile/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.properties.text.type,parentSchema:schema24.properties.text,data:data18};
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
const err54 = {instancePath:instancePath+"/tiles/" + i0,schemaPath:"#/definitions/tile/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.type,parentSchema:schema24,data:data14};
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
const err55 = {instancePath:instancePath+"/tiles",schemaPath:"#/properties/tiles/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema22.properties.tiles.type,parentSchema:schema22.properties.tiles,data:data13};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.contact !== undefined){
let data19 = data.contact;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(Object.keys(data19).length < 1){
const err56 = {instancePath:instancePath+"/contact",schemaPath:"#/definitions/contact/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema25,data:data19};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
for(const key2 in data19){
if(!(func21.call(schema25.properties, key2))){
const err57 = {instancePath:instancePath+"/contact",schemaPath:"#/definitions/contact/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema25,data:data19};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data19.name !== undefined){
let data20 = data19.name;
if(typeof data20 === "string"){
if(func2(data20) < 1){
const err58 = {instancePath:instancePath+"/contact/name",schemaPath:"#/definitions/contact/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema25.properties.name,data:data20};
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
const err59 = {instancePath:instancePath+"/contact/name",schemaPath:"#/definitions/contact/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema25.properties.name.type,parentSchema:schema25.properties.name,data:data20};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data19.nameUnderline !== undefined){
let data21 = data19.nameUnderline;
if(typeof data21 === "string"){
if(func2(data21) < 1){
const err60 = {instancePath:instancePath+"/contact/nameUnderline",schemaPath:"#/definitions/contact/properties/nameUnderline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema25.properties.nameUnderline,data:data21};
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
const err61 = {instancePath:instancePath+"/contact/nameUnderline",schemaPath:"#/definitions/contact/properties/nameUnderline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema25.properties.nameUnderline.type,parentSchema:schema25.properties.nameUnderline,data:data21};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data19.street !== undefined){
let data22 = data19.street;
if(typeof data22 === "string"){
if(func2(data22) < 1){
const err62 = {instancePath:instancePath+"/contact/street",schemaPath:"#/definitions/contact/properties/street/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema25.properties.street,data:data22};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
else {
const err63 = {instancePath:instancePath+"/contact/street",schemaPath:"#/definitions/contact/properties/street/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema25.properties.street.type,parentSchema:schema25.properties.street,data:data22};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data19.streetnumber !== undefined){
let data23 = data19.streetnumber;
if(typeof data23 === "string"){
if(func2(data23) < 1){
const err64 = {instancePath:instancePath+"/contact/streetnumber",schemaPath:"#/definitions/contact/properties/streetnumber/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema25.properties.streetnumber,data:data23};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
else {
const err65 = {instancePath:instancePath+"/contact/streetnumber",schemaPath:"#/definitions/contact/properties/streetnumber/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema25.properties.streetnumber.type,parentSchema:schema25.properties.streetnumber,data:data23};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data19.city !== undefined){
let data24 = data19.city;
if(typeof data24 === "string"){
if(func2(data24) < 1){
const err66 = {instancePath:instancePath+"/contact/city",schemaPath:"#/definitions/contact/properties/city/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema25.properties.city,data:data24};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
else {
const err67 = {instancePath:instancePath+"/contact/city",schemaPath:"#/definitions/contact/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema25.properties.city.type,parentSchema:schema25.properties.city,data:data24};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data19.zipCode !== undefined){
let data25 = data19.zipCode;
if(typeof data25 === "string"){
if(!pattern12.test(data25)){
const err68 = {instancePath:instancePath+"/contact/zipCode",schemaPath:"#/definitions/contact/properties/zipCode/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Z -]{3,10}$"},message:"must match pattern \""+"^[0-9A-Z -]{3,10}$"+"\"",schema:"^[0-9A-Z -]{3,10}$",parentSchema:schema25.properties.zipCode,data:data25};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
else {
const err69 = {instancePath:instancePath+"/contact/zipCode",schemaPath:"#/definitions/contact/properties/zipCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema25.properties.zipCode.type,parentSchema:schema25.properties.zipCode,data:data25};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data19.isoCountry !== undefined){
let data26 = data19.isoCountry;
if(typeof data26 === "string"){
if(!pattern13.test(data26)){
const err70 = {instancePath:instancePath+"/contact/isoCountry",schemaPath:"#/definitions/contact/properties/isoCountry/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"},message:"must match pattern \""+"^[A-Z]{2}$"+"\"",schema:"^[A-Z]{2}$",parentSchema:schema25.properties.isoCountry,data:data26};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
else {
const err71 = {instancePath:instancePath+"/contact/isoCountry",schemaPath:"#/definitions/contact/properties/isoCountry/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema25.properties.isoCountry.type,parentSchema:schema25.properties.isoCountry,data:data26};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data19.phone !== undefined){
let data27 = data19.phone;
if(typeof data27 === "string"){
if(!pattern14.test(data27)){
const err72 = {instancePath:instancePath+"/contact/phone",schemaPath:"#/definitions/contact/properties/phone/pattern",keyword:"pattern",params:{pattern: "^[+0-9][0-9 ()/-]{4,}$"},message:"must match pattern \""+"^[+0-9][0-9 ()/-]{4,}$"+"\"",schema:"^[+0-9][0-9 ()/-]{4,}$",parentSchema:schema25.properties.phone,data:data27};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
else {
const err73 = {instancePath:instancePath+"/contact/phone",schemaPath:"#/definitions/contact/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema25.properties.phone.type,parentSchema:schema25.properties.phone,data:data27};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data19.urlIssuer !== undefined){
let data28 = data19.urlIssuer;
if(typeof data28 === "string"){
if(!pattern15.test(data28)){
const err74 = {instancePath:instancePath+"/contact/urlIssuer",schemaPath:"#/definitions/contact/properties/urlIssuer/pattern",keyword:"pattern",params:{pattern: "^(https://)?[a-z0-9-]+(\\.[a-z0-9-]+)+(/\\S*)?$"},message:"must match pattern \""+"^(https://)?[a-z0-9-]+(\\.[a-z0-9-]+)+(/\\S*)?$"+"\"",schema:"^(https://)?[a-z0-9-]+(\\.[a-z0-9-]+)+(/\\S*)?$",parentSchema:schema25.properties.urlIssuer,data:data28};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
else {
const err75 = {instancePath:instancePath+"/contact/urlIssuer",schemaPath:"#/definitions/contact/properties/urlIssuer/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema25.properties.urlIssuer.type,parentSchema:schema25.properties.urlIssuer,data:data28};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data19.email !== undefined){
let data29 = data19.email;
if(typeof data29 === "string"){
if(!pattern16.test(data29)){
const err76 = {instancePath:instancePath+"/contact/email",schemaPath:"#/definitions/contact/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$"},message:"must match pattern \""+"^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$"+"\"",schema:"^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$",parentSchema:schema25.properties.email,data:data29};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
else {
const err77 = {instancePath:instancePath+"/contact/email",schemaPath:"#/definitions/contact/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema25.properties.email.type,parentSchema:schema25.properties.email,data:data29};
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
const err78 = {instancePath:instancePath+"/contact",schemaPath:"#/definitions/contact/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema25.type,parentSchema:schema25,data:data19};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data.footer !== undefined){
let data30 = data.footer;
if(typeof data30 === "string"){
if(func2(data30) < 1){
const err79 = {instancePath:instancePath+"/footer",schemaPath:"#/properties/footer/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema22.properties.footer,data:data30};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
else {
const err80 = {instancePath:instancePath+"/footer",schemaPath:"#/properties/footer/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema22.properties.footer.type,parentSchema:schema22.properties.footer,data:data30};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data.finderFilters !== undefined){
let data31 = data.finderFilters;
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if(Object.keys(data31).length < 1){
const err81 = {instancePath:instancePath+"/finderFilters",schemaPath:"#/definitions/finderFilters/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema26,data:data31};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(data31.idIssuer === undefined){
const err82 = {instancePath:instancePath+"/finderFilters",schemaPath:"#/definitions/finderFilters/required",keyword:"required",params:{missingProperty: "idIssuer"},message:"must have required property '"+"idIssuer"+"'",schema:schema26.required,parentSchema:schema26,data:data31};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
for(const key3 in data31){
if(!((((key3 === "idIssuer") || (key3 === "entitySubType")) || (key3 === "entityTypeUnderlying")) || (key3 === "entityValueUnderlying"))){
const err83 = {instancePath:instancePath+"/finderFilters",schemaPath:"#/definitions/finderFilters/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema26,data:data31};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data31.idIssuer !== undefined){
let data32 = data31.idIssuer;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
const err84 = {instancePath:instancePath+"/finderFilters/idIssuer",schemaPath:"#/definitions/finderFilters/properties/idIssuer/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema26.properties.idIssuer.type,parentSchema:schema26.properties.idIssuer,data:data32};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 < 1 || isNaN(data32)){
const err85 = {instancePath:instancePath+"/finderFilters/idIssuer",schemaPath:"#/definitions/finderFilters/properties/idIssuer/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema26.properties.idIssuer,data:data32};
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
if(data31.entitySubType !== undefined){
let data33 = data31.entitySubType;
if(typeof data33 !== "string"){
const err86 = {instancePath:instancePath+"/finderFilters/entitySubType",schemaPath:"#/definitions/finderFilters/properties/entitySubType/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema26.properties.entitySubType.type,parentSchema:schema26.properties.entitySubType,data:data33};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(!(((((((((((((data33 === "KNOCKOUT_CERTIFICATE") || (data33 === "WARRANT")) || (data33 === "INLINE_WARRANT")) || (data33 === "BONUS_CERTIFICATE")) || (data33 === "BOND_CERTIFICATE")) || (data33 === "DISCOUNT_WARRANT")) || (data33 === "FACTOR_CERTIFICATE")) || (data33 === "DISCOUNT_CERTIFICATE")) || (data33 === "ETC_ETN_CERTIFICATE")) || (data33 === "EXPRESS_CERTIFICATE")) || (data33 === "PART_CAPITAL_PROTECTED_CERTIFICATE")) || (data33 === "OUTPERFORMANCE_SPRINT_CERTIFICATE")) || (data33 === "INDEX_PARTICIPATATION_CERTIFICATE"))){
const err87 = {instancePath:instancePath+"/finderFilters/entitySubType",schemaPath:"#/definitions/finderFilters/properties/entitySubType/enum",keyword:"enum",params:{allowedValues: schema26.properties.entitySubType.enum},message:"must be equal to one of the allowed values",schema:schema26.properties.entitySubType.enum,parentSchema:schema26.properties.entitySubType,data:data33};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data31.entityTypeUnderlying !== undefined){
let data34 = data31.entityTypeUnderlying;
if(typeof data34 !== "string"){
const err88 = {instancePath:instancePath+"/finderFilters/entityTypeUnderlying",schemaPath:"#/definitions/finderFilters/properties/entityTypeUnderlying/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema26.properties.entityTypeUnderlying.type,parentSchema:schema26.properties.entityTypeUnderlying,data:data34};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(!(((((((((((data34 === "STOCK") || (data34 === "INDEX")) || (data34 === "BOND")) || (data34 === "COMMODITY")) || (data34 === "CRYPTO")) || (data34 === "CURRENCY")) || (data34 === "DERIVATIVE")) || (data34 === "FUND")) || (data34 === "FUTURE")) || (data34 === "INTEREST")) || (data34 === "PRECIOUS_METAL"))){
const err89 = {instancePath:instancePath+"/finderFilters/entityTypeUnderlying",schemaPath:"#/definitions/finderFilters/properties/entityTypeUnderlying/enum",keyword:"enum",params:{allowedValues: schema26.properties.entityTypeUnderlying.enum},message:"must be equal to one of the allowed values",schema:schema26.properties.entityTypeUnderlying.enum,parentSchema:schema26.properties.entityTypeUnderlying,data:data34};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data31.entityValueUnderlying !== undefined){
let data35 = data31.entityValueUnderlying;
if(typeof data35 === "string"){
if(func2(data35) < 1){
const err90 = {instancePath:instancePath+"/finderFilters/entityValueUnderlying",schemaPath:"#/definitions/finderFilters/properties/entityValueUnderlying/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema26.properties.entityValueUnderlying,data:data35};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
else {
const err91 = {instancePath:instancePath+"/finderFilters/entityValueUnderlying",schemaPath:"#/definitions/finderFilters/properties/entityValueUnderlying/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema26.properties.entityValueUnderlying.type,parentSchema:schema26.properties.entityValueUnderlying,data:data35};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
}
else {
const err92 = {instancePath:instancePath+"/finderFilters",schemaPath:"#/definitions/finderFilters/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema26.type,parentSchema:schema26,data:data31};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
}
else {
const err93 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema22.type,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}

const schema27 = {"title":"ListIssuer","type":"object","additionalProperties":false,"description":"Microsite mit Reitern.","required":["alias","name","customerId","idIssuer","photoId","layout","profile","tabs"],"properties":{"alias":{"allOf":[{"$ref":"#/definitions/alias"}],"description":"Teil der Adresse /derivate/realpush-liste/…; eindeutig und gleich dem Dateinamen.","examples":["hansekontor"]},"name":{"type":"string","minLength":1,"description":"Name des Emittenten.","maxLength":80,"examples":["Hansekontor"]},"customerId":{"type":"integer","minimum":1,"description":"Kennung des Werbekunden aus customers.yaml.","examples":[7001]},"idIssuer":{"type":"integer","minimum":1,"description":"Kennung des Emittenten in den Stammdaten der Derivate.","examples":[90001]},"photoId":{"type":"string","minLength":1,"description":"Kennung des Logos im Bilderdienst.","examples":["logo-hansekontor"]},"newsId":{"type":"string","minLength":1,"description":"Kennung der Nachrichten des Emittenten.","examples":["emittent-hansekontor"]},"layout":{"const":"list","type":"string","description":"finder: Derivatesuche mit vorbelegten Filtern; list: Reiter mit festen Listen.","examples":["list"]},"profile":{"type":"string","minLength":1,"description":"Profiltext. Absätze trennt eine Leerzeile.","examples":["Hansekontor gibt seit 1998 Zertifikate und Hebelprodukte heraus."]},"subHeadline":{"type":"string","minLength":1,"description":"Zweite Zeile unter dem Namen.","maxLength":160,"examples":["Zertifikate für Seitwärtsmärkte"]},"teaser":{"type":"string","minLength":1,"description":"Anreißer, ein bis drei Sätze.","maxLength":600,"examples":["Discount-Zertifikate auf den EURO STOXX 50."]},"heroImageId":{"type":"string","minLength":1,"description":"Kennung des großen Bildes.","examples":["hero-hansekontor"]},"heroImageHeight":{"type":"integer","minimum":1,"maximum":1200,"description":"Höhe des großen Bildes in Pixeln.","examples":[320]},"heroImageUrl":{"type":"string","pattern":"^(/|https://)","description":"Adresse, auf die das große Bild führt.","examples":["https://www.hansekontor.example/produkte"]},"tiles":{"type":"array","items":{"$ref":"#/definitions/tile"},"description":"Kacheln in der Reihenfolge der Anzeige."},"contact":{"$ref":"#/definitions/contact"},"footer":{"type":"string","minLength":1,"description":"Text am Ende der Microsite, etwa Risikohinweise.","examples":["Alle Angaben ohne Gewähr."]},"tabs":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/tab"},"description":"Reiter in der Reihenfolge der Anzeige."},"activeTab":{"allOf":[{"$ref":"#/definitions/alias"}],"description":"Alias des Reiters, der ohne Angabe in der Adresse gezeigt wird. Ohne Angabe der erste.","examples":["gold"]}}};
const schema31 = {"title":"IssuerTab","type":"object","additionalProperties":false,"required":["title","alias","entityValues"],"description":"Reiter mit einer Liste von Instrumenten.","properties":{"title":{"type":"string","minLength":1,"description":"Beschriftung des Reiters.","maxLength":40,"examples":["Gold"]},"alias":{"allOf":[{"$ref":"#/definitions/alias"}],"description":"Teil der Adresse; eindeutig in dieser Microsite.","examples":["gold"]},"entityValues":{"type":"array","minItems":1,"items":{"type":"string","minLength":1},"description":"Kennungen der Instrumente in der Reihenfolge der Anzeige, in Anführungszeichen.","examples":[["1326189"]]}}};

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.alias === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "alias"},message:"must have required property '"+"alias"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.entityValues === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entityValues"},message:"must have required property '"+"entityValues"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "title") || (key0 === "alias")) || (key0 === "entityValues"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema31,data};
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
let data0 = data.title;
if(typeof data0 === "string"){
if(func2(data0) > 40){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters",schema:40,parentSchema:schema31.properties.title,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func2(data0) < 1){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.title,data:data0};
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
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.title.type,parentSchema:schema31.properties.title,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.alias !== undefined){
let data1 = data.alias;
if(typeof data1 === "string"){
if(!pattern2.test(data1)){
const err7 = {instancePath:instancePath+"/alias",schemaPath:"#/definitions/alias/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema23,data:data1};
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
const err8 = {instancePath:instancePath+"/alias",schemaPath:"#/definitions/alias/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema23.type,parentSchema:schema23,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.entityValues !== undefined){
let data2 = data.entityValues;
if(Array.isArray(data2)){
if(data2.length < 1){
const err9 = {instancePath:instancePath+"/entityValues",schemaPath:"#/properties/entityValues/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema31.properties.entityValues,data:data2};
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
if(typeof data3 === "string"){
if(func2(data3) < 1){
const err10 = {instancePath:instancePath+"/entityValues/" + i0,schemaPath:"#/properties/entityValues/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.entityValues.items,data:data3};
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
const err11 = {instancePath:instancePath+"/entityValues/" + i0,schemaPath:"#/properties/entityValues/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.entityValues.items.type,parentSchema:schema31.properties.entityValues.items,data:data3};
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
const err12 = {instancePath:instancePath+"/entityValues",schemaPath:"#/properties/entityValues/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema31.properties.entityValues.type,parentSchema:schema31.properties.entityValues,data:data2};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}


function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.alias === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "alias"},message:"must have required property '"+"alias"+"'",schema:schema27.required,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema27.required,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.customerId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "customerId"},message:"must have required property '"+"customerId"+"'",schema:schema27.required,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.idIssuer === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "idIssuer"},message:"must have required property '"+"idIssuer"+"'",schema:schema27.required,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.photoId === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "photoId"},message:"must have required property '"+"photoId"+"'",schema:schema27.required,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.layout === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "layout"},message:"must have required property '"+"layout"+"'",schema:schema27.required,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.profile === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "profile"},message:"must have required property '"+"profile"+"'",schema:schema27.required,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.tabs === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tabs"},message:"must have required property '"+"tabs"+"'",schema:schema27.required,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!(func21.call(schema27.properties, key0))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.alias !== undefined){
let data0 = data.alias;
if(typeof data0 === "string"){
if(!pattern2.test(data0)){
const err9 = {instancePath:instancePath+"/alias",schemaPath:"#/definitions/alias/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema23,data:data0};
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
const err10 = {instancePath:instancePath+"/alias",schemaPath:"#/definitions/alias/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema23.type,parentSchema:schema23,data:data0};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func2(data1) > 80){
const err11 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters",schema:80,parentSchema:schema27.properties.name,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func2(data1) < 1){
const err12 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema27.properties.name,data:data1};
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
const err13 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema27.properties.name.type,parentSchema:schema27.properties.name,data:data1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.customerId !== undefined){
let data2 = data.customerId;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err14 = {instancePath:instancePath+"/customerId",schemaPath:"#/properties/customerId/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema27.properties.customerId.type,parentSchema:schema27.properties.customerId,data:data2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err15 = {instancePath:instancePath+"/customerId",schemaPath:"#/properties/customerId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema27.properties.customerId,data:data2};
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
if(data.idIssuer !== undefined){
let data3 = data.idIssuer;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err16 = {instancePath:instancePath+"/idIssuer",schemaPath:"#/properties/idIssuer/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema27.properties.idIssuer.type,parentSchema:schema27.properties.idIssuer,data:data3};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err17 = {instancePath:instancePath+"/idIssuer",schemaPath:"#/properties/idIssuer/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema27.properties.idIssuer,data:data3};
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
if(data.photoId !== undefined){
let data4 = data.photoId;
if(typeof data4 === "string"){
if(func2(data4) < 1){
const err18 = {instancePath:instancePath+"/photoId",schemaPath:"#/properties/photoId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema27.properties.photoId,data:data4};
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
const err19 = {instancePath:instancePath+"/photoId",schemaPath:"#/properties/photoId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema27.properties.photoId.type,parentSchema:schema27.properties.photoId,data:data4};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.newsId !== undefined){
let data5 = data.newsId;
if(typeof data5 === "string"){
if(func2(data5) < 1){
const err20 = {instancePath:instancePath+"/newsId",schemaPath:"#/properties/newsId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema27.properties.newsId,data:data5};
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
const err21 = {instancePath:instancePath+"/newsId",schemaPath:"#/properties/newsId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema27.properties.newsId.type,parentSchema:schema27.properties.newsId,data:data5};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.layout !== undefined){
let data6 = data.layout;
if(typeof data6 !== "string"){
const err22 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema27.properties.layout.type,parentSchema:schema27.properties.layout,data:data6};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if("list" !== data6){
const err23 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/const",keyword:"const",params:{allowedValue: "list"},message:"must be equal to constant",schema:"list",parentSchema:schema27.properties.layout,data:data6};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.profile !== undefined){
let data7 = data.profile;
if(typeof data7 === "string"){
if(func2(data7) < 1){
const err24 = {instancePath:instancePath+"/profile",schemaPath:"#/properties/profile/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema27.properties.profile,data:data7};
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
const err25 = {instancePath:instancePath+"/profile",schemaPath:"#/properties/profile/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema27.properties.profile.type,parentSchema:schema27.properties.profile,data:data7};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.subHeadline !== undefined){
let data8 = data.subHeadline;
if(typeof data8 === "string"){
if(func2(data8) > 160){
const err26 = {instancePath:instancePath+"/subHeadline",schemaPath:"#/properties/subHeadline/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters",schema:160,parentSchema:schema27.properties.subHeadline,data:data8};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(func2(data8) < 1){
const err27 = {instancePath:instancePath+"/subHeadline",schemaPath:"#/properties/subHeadline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema27.properties.subHeadline,data:data8};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/subHeadline",schemaPath:"#/properties/subHeadline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema27.properties.subHeadline.type,parentSchema:schema27.properties.subHeadline,data:data8};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.teaser !== undefined){
let data9 = data.teaser;
if(typeof data9 === "string"){
if(func2(data9) > 600){
const err29 = {instancePath:instancePath+"/teaser",schemaPath:"#/properties/teaser/maxLength",keyword:"maxLength",params:{limit: 600},message:"must NOT have more than 600 characters",schema:600,parentSchema:schema27.properties.teaser,data:data9};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(func2(data9) < 1){
const err30 = {instancePath:instancePath+"/teaser",schemaPath:"#/properties/teaser/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema27.properties.teaser,data:data9};
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
const err31 = {instancePath:instancePath+"/teaser",schemaPath:"#/properties/teaser/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema27.properties.teaser.type,parentSchema:schema27.properties.teaser,data:data9};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.heroImageId !== undefined){
let data10 = data.heroImageId;
if(typeof data10 === "string"){
if(func2(data10) < 1){
const err32 = {instancePath:instancePath+"/heroImageId",schemaPath:"#/properties/heroImageId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema27.properties.heroImageId,data:data10};
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
const err33 = {instancePath:instancePath+"/heroImageId",schemaPath:"#/properties/heroImageId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema27.properties.heroImageId.type,parentSchema:schema27.properties.heroImageId,data:data10};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.heroImageHeight !== undefined){
let data11 = data.heroImageHeight;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err34 = {instancePath:instancePath+"/heroImageHeight",schemaPath:"#/properties/heroImageHeight/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema27.properties.heroImageHeight.type,parentSchema:schema27.properties.heroImageHeight,data:data11};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 1200 || isNaN(data11)){
const err35 = {instancePath:instancePath+"/heroImageHeight",schemaPath:"#/properties/heroImageHeight/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200",schema:1200,parentSchema:schema27.properties.heroImageHeight,data:data11};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err36 = {instancePath:instancePath+"/heroImageHeight",schemaPath:"#/properties/heroImageHeight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema27.properties.heroImageHeight,data:data11};
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
if(data.heroImageUrl !== undefined){
let data12 = data.heroImageUrl;
if(typeof data12 === "string"){
if(!pattern0.test(data12)){
const err37 = {instancePath:instancePath+"/heroImageUrl",schemaPath:"#/properties/heroImageUrl/pattern",keyword:"pattern",params:{pattern: "^(/|https://)"},message:"must match pattern \""+"^(/|https://)"+"\"",schema:"^(/|https://)",parentSchema:schema27.properties.heroImageUrl,data:data12};
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
const err38 = {instancePath:instancePath+"/heroImageUrl",schemaPath:"#/properties/heroImageUrl/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema27.properties.heroImageUrl.type,parentSchema:schema27.properties.heroImageUrl,data:data12};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.tiles !== undefined){
let data13 = data.tiles;
if(Array.isArray(data13)){
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
let data14 = data13[i0];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.headline === undefined){
const err39 = {instancePath:instancePath+"/tiles/" + i0,schemaPath:"#/definitions/tile/required",keyword:"required",params:{missingProperty: "headline"},message:"must have required property '"+"headline"+"'",schema:schema24.required,parentSchema:schema24,data:data14};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data14.imageId === undefined){
const err40 = {instancePath:instancePath+"/tiles/" + i0,schemaPath:"#/definitions/tile/required",keyword:"required",params:{missingProperty: "imageId"},message:"must have required property '"+"imageId"+"'",schema:schema24.required,parentSchema:schema24,data:data14};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data14.url === undefined){
const err41 = {instancePath:instancePath+"/tiles/" + i0,schemaPath:"#/definitions/tile/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'",schema:schema24.required,parentSchema:schema24,data:data14};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data14.text === undefined){
const err42 = {instancePath:instancePath+"/tiles/" + i0,schemaPath:"#/definitions/tile/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'",schema:schema24.required,parentSchema:schema24,data:data14};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
for(const key1 in data14){
if(!((((key1 === "headline") || (key1 === "imageId")) || (key1 === "url")) || (key1 === "text"))){
const err43 = {instancePath:instancePath+"/tiles/" + i0,schemaPath:"#/definitions/tile/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema24,data:data14};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data14.headline !== undefined){
let data15 = data14.headline;
if(typeof data15 === "string"){
if(func2(data15) > 80){
const err44 = {instancePath:instancePath+"/tiles/" + i0+"/headline",schemaPath:"#/definitions/tile/properties/headline/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters",schema:80,parentSchema:schema24.properties.headline,data:data15};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(func2(data15) < 1){
const err45 = {instancePath:instancePath+"/tiles/" + i0+"/headline",schemaPath:"#/definitions/tile/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema24.properties.headline,data:data15};
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
const err46 = {instancePath:instancePath+"/tiles/" + i0+"/headline",schemaPath:"#/definitions/tile/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.properties.headline.type,parentSchema:schema24.properties.headline,data:data15};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data14.imageId !== undefined){
let data16 = data14.imageId;
if(typeof data16 === "string"){
if(func2(data16) < 1){
const err47 = {instancePath:instancePath+"/tiles/" + i0+"/imageId",schemaPath:"#/definitions/tile/properties/imageId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema24.properties.imageId,data:data16};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/tiles/" + i0+"/imageId",schemaPath:"#/definitions/tile/properties/imageId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.properties.imageId.type,parentSchema:schema24.properties.imageId,data:data16};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data14.url !== undefined){
let data17 = data14.url;
if(typeof data17 === "string"){
if(!pattern5.test(data17)){
const err49 = {instancePath:instancePath+"/tiles/" + i0+"/url",schemaPath:"#/definitions/tile/properties/url/pattern",keyword:"pattern",params:{pattern: "^https://"},message:"must match pattern \""+"^https://"+"\"",schema:"^https://",parentSchema:schema24.properties.url,data:data17};
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
const err50 = {instancePath:instancePath+"/tiles/" + i0+"/url",schemaPath:"#/definitions/tile/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.properties.url.type,parentSchema:schema24.properties.url,data:data17};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data14.text !== undefined){
let data18 = data14.text;
if(typeof data18 === "string"){
if(func2(data18) > 400){
const err51 = {instancePath:instancePath+"/tiles/" + i0+"/text",schemaPath:"#/definitions/tile/properties/text/maxLength",keyword:"maxLength",params:{limit: 400},message:"must NOT have more than 400 characters",schema:400,parentSchema:schema24.properties.text,data:data18};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(func2(data18) < 1){
const err52 = {instancePath:instancePath+"/tiles/" + i0+"/text",schemaPath:"#/definitions/tile/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema24.properties.text,data:data18};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/tiles/" + i0+"/text",schemaPath:"#/definitions/tile/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.properties.text.type,parentSchema:schema24.properties.text,data:data18};
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
const err54 = {instancePath:instancePath+"/tiles/" + i0,schemaPath:"#/definitions/tile/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.type,parentSchema:schema24,data:data14};
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
const err55 = {instancePath:instancePath+"/tiles",schemaPath:"#/properties/tiles/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema27.properties.tiles.type,parentSchema:schema27.properties.tiles,data:data13};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.contact !== undefined){
let data19 = data.contact;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(Object.keys(data19).length < 1){
const err56 = {instancePath:instancePath+"/contact",schemaPath:"#/definitions/contact/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema25,data:data19};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
for(const key2 in data19){
if(!(func21.call(schema25.properties, key2))){
const err57 = {instancePath:instancePath+"/contact",schemaPath:"#/definitions/contact/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema25,data:data19};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data19.name !== undefined){
let data20 = data19.name;
if(typeof data20 === "string"){
if(func2(data20) < 1){
const err58 = {instancePath:instancePath+"/contact/name",schemaPath:"#/definitions/contact/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema25.properties.name,data:data20};
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
const err59 = {instancePath:instancePath+"/contact/name",schemaPath:"#/definitions/contact/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema25.properties.name.type,parentSchema:schema25.properties.name,data:data20};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data19.nameUnderline !== undefined){
let data21 = data19.nameUnderline;
if(typeof data21 === "string"){
if(func2(data21) < 1){
const err60 = {instancePath:instancePath+"/contact/nameUnderline",schemaPath:"#/definitions/contact/properties/nameUnderline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema25.properties.nameUnderline,data:data21};
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
const err61 = {instancePath:instancePath+"/contact/nameUnderline",schemaPath:"#/definitions/contact/properties/nameUnderline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema25.properties.nameUnderline.type,parentSchema:schema25.properties.nameUnderline,data:data21};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data19.street !== undefined){
let data22 = data19.street;
if(typeof data22 === "string"){
if(func2(data22) < 1){
const err62 = {instancePath:instancePath+"/contact/street",schemaPath:"#/definitions/contact/properties/street/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema25.properties.street,data:data22};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
else {
const err63 = {instancePath:instancePath+"/contact/street",schemaPath:"#/definitions/contact/properties/street/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema25.properties.street.type,parentSchema:schema25.properties.street,data:data22};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data19.streetnumber !== undefined){
let data23 = data19.streetnumber;
if(typeof data23 === "string"){
if(func2(data23) < 1){
const err64 = {instancePath:instancePath+"/contact/streetnumber",schemaPath:"#/definitions/contact/properties/streetnumber/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema25.properties.streetnumber,data:data23};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
else {
const err65 = {instancePath:instancePath+"/contact/streetnumber",schemaPath:"#/definitions/contact/properties/streetnumber/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema25.properties.streetnumber.type,parentSchema:schema25.properties.streetnumber,data:data23};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data19.city !== undefined){
let data24 = data19.city;
if(typeof data24 === "string"){
if(func2(data24) < 1){
const err66 = {instancePath:instancePath+"/contact/city",schemaPath:"#/definitions/contact/properties/city/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema25.properties.city,data:data24};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
else {
const err67 = {instancePath:instancePath+"/contact/city",schemaPath:"#/definitions/contact/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema25.properties.city.type,parentSchema:schema25.properties.city,data:data24};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data19.zipCode !== undefined){
let data25 = data19.zipCode;
if(typeof data25 === "string"){
if(!pattern12.test(data25)){
const err68 = {instancePath:instancePath+"/contact/zipCode",schemaPath:"#/definitions/contact/properties/zipCode/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Z -]{3,10}$"},message:"must match pattern \""+"^[0-9A-Z -]{3,10}$"+"\"",schema:"^[0-9A-Z -]{3,10}$",parentSchema:schema25.properties.zipCode,data:data25};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
else {
const err69 = {instancePath:instancePath+"/contact/zipCode",schemaPath:"#/definitions/contact/properties/zipCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema25.properties.zipCode.type,parentSchema:schema25.properties.zipCode,data:data25};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data19.isoCountry !== undefined){
let data26 = data19.isoCountry;
if(typeof data26 === "string"){
if(!pattern13.test(data26)){
const err70 = {instancePath:instancePath+"/contact/isoCountry",schemaPath:"#/definitions/contact/properties/isoCountry/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"},message:"must match pattern \""+"^[A-Z]{2}$"+"\"",schema:"^[A-Z]{2}$",parentSchema:schema25.properties.isoCountry,data:data26};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
else {
const err71 = {instancePath:instancePath+"/contact/isoCountry",schemaPath:"#/definitions/contact/properties/isoCountry/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema25.properties.isoCountry.type,parentSchema:schema25.properties.isoCountry,data:data26};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data19.phone !== undefined){
let data27 = data19.phone;
if(typeof data27 === "string"){
if(!pattern14.test(data27)){
const err72 = {instancePath:instancePath+"/contact/phone",schemaPath:"#/definitions/contact/properties/phone/pattern",keyword:"pattern",params:{pattern: "^[+0-9][0-9 ()/-]{4,}$"},message:"must match pattern \""+"^[+0-9][0-9 ()/-]{4,}$"+"\"",schema:"^[+0-9][0-9 ()/-]{4,}$",parentSchema:schema25.properties.phone,data:data27};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
else {
const err73 = {instancePath:instancePath+"/contact/phone",schemaPath:"#/definitions/contact/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema25.properties.phone.type,parentSchema:schema25.properties.phone,data:data27};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data19.urlIssuer !== undefined){
let data28 = data19.urlIssuer;
if(typeof data28 === "string"){
if(!pattern15.test(data28)){
const err74 = {instancePath:instancePath+"/contact/urlIssuer",schemaPath:"#/definitions/contact/properties/urlIssuer/pattern",keyword:"pattern",params:{pattern: "^(https://)?[a-z0-9-]+(\\.[a-z0-9-]+)+(/\\S*)?$"},message:"must match pattern \""+"^(https://)?[a-z0-9-]+(\\.[a-z0-9-]+)+(/\\S*)?$"+"\"",schema:"^(https://)?[a-z0-9-]+(\\.[a-z0-9-]+)+(/\\S*)?$",parentSchema:schema25.properties.urlIssuer,data:data28};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
else {
const err75 = {instancePath:instancePath+"/contact/urlIssuer",schemaPath:"#/definitions/contact/properties/urlIssuer/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema25.properties.urlIssuer.type,parentSchema:schema25.properties.urlIssuer,data:data28};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data19.email !== undefined){
let data29 = data19.email;
if(typeof data29 === "string"){
if(!pattern16.test(data29)){
const err76 = {instancePath:instancePath+"/contact/email",schemaPath:"#/definitions/contact/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$"},message:"must match pattern \""+"^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$"+"\"",schema:"^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$",parentSchema:schema25.properties.email,data:data29};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
else {
const err77 = {instancePath:instancePath+"/contact/email",schemaPath:"#/definitions/contact/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema25.properties.email.type,parentSchema:schema25.properties.email,data:data29};
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
const err78 = {instancePath:instancePath+"/contact",schemaPath:"#/definitions/contact/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema25.type,parentSchema:schema25,data:data19};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data.footer !== undefined){
let data30 = data.footer;
if(typeof data30 === "string"){
if(func2(data30) < 1){
const err79 = {instancePath:instancePath+"/footer",schemaPath:"#/properties/footer/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema27.properties.footer,data:data30};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
else {
const err80 = {instancePath:instancePath+"/footer",schemaPath:"#/properties/footer/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema27.properties.footer.type,parentSchema:schema27.properties.footer,data:data30};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data.tabs !== undefined){
let data31 = data.tabs;
if(Array.isArray(data31)){
if(data31.length < 1){
const err81 = {instancePath:instancePath+"/tabs",schemaPath:"#/properties/tabs/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema27.properties.tabs,data:data31};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
const len1 = data31.length;
for(let i1=0; i1<len1; i1++){
if(!(validate19(data31[i1], {instancePath:instancePath+"/tabs/" + i1,parentData:data31,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
}
}
else {
const err82 = {instancePath:instancePath+"/tabs",schemaPath:"#/properties/tabs/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema27.properties.tabs.type,parentSchema:schema27.properties.tabs,data:data31};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data.activeTab !== undefined){
let data33 = data.activeTab;
if(typeof data33 === "string"){
if(!pattern2.test(data33)){
const err83 = {instancePath:instancePath+"/activeTab",schemaPath:"#/definitions/alias/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema23,data:data33};
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
const err84 = {instancePath:instancePath+"/activeTab",schemaPath:"#/definitions/alias/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema23.type,parentSchema:schema23,data:data33};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
}
else {
const err85 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema27.type,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}


function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:issuer" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.layout;
if(typeof tag0 == "string"){
if(tag0 === "finder"){
if(!(validate17(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
else if(tag0 === "list"){
if(!(validate18(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
else {
const err0 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "layout", tagValue: tag0},message:"value of tag \"layout\" must be in oneOf",schema:schema21.discriminator,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "layout", tagValue: tag0},message:"tag \"layout\" must be string",schema:schema21.discriminator,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema21.type,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}

exports.marketTiles = validate23;
const schema34 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"MarketTiles","description":"Die festen Kacheln der Leiste über dem Kopf jeder Seite.","type":"object","additionalProperties":false,"required":["tiles"],"properties":{"tiles":{"type":"array","items":{"$ref":"#/definitions/tile"},"description":"Kacheln in der Reihenfolge der Anzeige; ohne Kacheln gibt es keine Leiste."}},"definitions":{"tile":{"title":"MarketTile","type":"object","additionalProperties":false,"required":["name","entityType","entityValue","quality","codeMarket","isoCurrency","idNotation","urls"],"properties":{"name":{"type":"string","minLength":1,"description":"Name des Instruments.","examples":["DAX"]},"title":{"type":"string","minLength":1,"maxLength":20,"description":"Text in der Kachel, wenn der Name zu lang ist.","examples":["EUR/USD"]},"entityType":{"type":"string","enum":["INDEX","PRECIOUS_METAL","CURRENCY","COMMODITY","CRYPTO"],"description":"Art des Instruments.","examples":["INDEX"]},"entityValue":{"type":"string","pattern":"^[A-Za-z0-9]{1,24}$","description":"Kennung des Instruments, in Anführungszeichen.","examples":["20735"]},"quality":{"type":"string","enum":["BST"],"description":"Beste verfügbare Kursqualität.","examples":["BST"]},"codeMarket":{"type":"string","minLength":1,"description":"Handelsplatz (Marktcode).","examples":["_GER"]},"isoCurrency":{"type":"string","pattern":"^[A-Z]{3}$","description":"Währung des Kurses.","examples":["EUR"]},"idNotation":{"type":"integer","minimum":1,"description":"Notierung, deren Kurse mitlaufen.","examples":[20735]},"decimals":{"type":"integer","minimum":0,"maximum":6,"description":"Nachkommastellen des Kurses; ohne Angabe zwei.","examples":[4]},"urls":{"title":"MarketTileUrls","type":"object","additionalProperties":false,"required":["WEBSITE"],"description":"Adressen der Kachel.","properties":{"WEBSITE":{"type":"string","pattern":"^/","description":"Seite des Instruments.","examples":["/index/DAX-Index-20735"]}}}}}},"$id":"parkett:marketTiles"};
const schema35 = {"title":"MarketTile","type":"object","additionalProperties":false,"required":["name","entityType","entityValue","quality","codeMarket","isoCurrency","idNotation","urls"],"properties":{"name":{"type":"string","minLength":1,"description":"Name des Instruments.","examples":["DAX"]},"title":{"type":"string","minLength":1,"maxLength":20,"description":"Text in der Kachel, wenn der Name zu lang ist.","examples":["EUR/USD"]},"entityType":{"type":"string","enum":["INDEX","PRECIOUS_METAL","CURRENCY","COMMODITY","CRYPTO"],"description":"Art des Instruments.","examples":["INDEX"]},"entityValue":{"type":"string","pattern":"^[A-Za-z0-9]{1,24}$","description":"Kennung des Instruments, in Anführungszeichen.","examples":["20735"]},"quality":{"type":"string","enum":["BST"],"description":"Beste verfügbare Kursqualität.","examples":["BST"]},"codeMarket":{"type":"string","minLength":1,"description":"Handelsplatz (Marktcode).","examples":["_GER"]},"isoCurrency":{"type":"string","pattern":"^[A-Z]{3}$","description":"Währung des Kurses.","examples":["EUR"]},"idNotation":{"type":"integer","minimum":1,"description":"Notierung, deren Kurse mitlaufen.","examples":[20735]},"decimals":{"type":"integer","minimum":0,"maximum":6,"description":"Nachkommastellen des Kurses; ohne Angabe zwei.","examples":[4]},"urls":{"title":"MarketTileUrls","type":"object","additionalProperties":false,"required":["WEBSITE"],"description":"Adressen der Kachel.","properties":{"WEBSITE":{"type":"string","pattern":"^/","description":"Seite des Instruments.","examples":["/index/DAX-Index-20735"]}}}}};
const pattern27 = new RegExp("^[A-Za-z0-9]{1,24}$", "u");
const pattern28 = new RegExp("^[A-Z]{3}$", "u");
const pattern29 = new RegExp("^/", "u");

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:marketTiles" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tiles === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tiles"},message:"must have required property '"+"tiles"+"'",schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "tiles")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.tiles !== undefined){
let data0 = data.tiles;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.name === undefined){
const err2 = {instancePath:instancePath+"/tiles/" + i0,schemaPath:"#/definitions/tile/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema35.required,parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.entityType === undefined){
const err3 = {instancePath:instancePath+"/tiles/" + i0,schemaPath:"#/definitions/tile/required",keyword:"required",params:{missingProperty: "entityType"},message:"must have required property '"+"entityType"+"'",schema:schema35.required,parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.entityValue === undefined){
const err4 = {instancePath:instancePath+"/tiles/" + i0,schemaPath:"#/definitions/tile/required",keyword:"required",params:{missingProperty: "entityValue"},message:"must have required property '"+"entityValue"+"'",schema:schema35.required,parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.quality === undefined){
const err5 = {instancePath:instancePath+"/tiles/" + i0,schemaPath:"#/definitions/tile/required",keyword:"required",params:{missingProperty: "quality"},message:"must have required property '"+"quality"+"'",schema:schema35.required,parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.codeMarket === undefined){
const err6 = {instancePath:instancePath+"/tiles/" + i0,schemaPath:"#/definitions/tile/required",keyword:"required",params:{missingProperty: "codeMarket"},message:"must have required property '"+"codeMarket"+"'",schema:schema35.required,parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.isoCurrency === undefined){
const err7 = {instancePath:instancePath+"/tiles/" + i0,schemaPath:"#/definitions/tile/required",keyword:"required",params:{missingProperty: "isoCurrency"},message:"must have required property '"+"isoCurrency"+"'",schema:schema35.required,parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.idNotation === undefined){
const err8 = {instancePath:instancePath+"/tiles/" + i0,schemaPath:"#/definitions/tile/required",keyword:"required",params:{missingProperty: "idNotation"},message:"must have required property '"+"idNotation"+"'",schema:schema35.required,parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.urls === undefined){
const err9 = {instancePath:instancePath+"/tiles/" + i0,schemaPath:"#/definitions/tile/required",keyword:"required",params:{missingProperty: "urls"},message:"must have required property '"+"urls"+"'",schema:schema35.required,parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data1){
if(!(func21.call(schema35.properties, key1))){
const err10 = {instancePath:instancePath+"/tiles/" + i0,schemaPath:"#/definitions/tile/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.name !== undefined){
let data2 = data1.name;
if(typeof data2 === "string"){
if(func2(data2) < 1){
const err11 = {instancePath:instancePath+"/tiles/" + i0+"/name",schemaPath:"#/definitions/tile/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema35.properties.name,data:data2};
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
const err12 = {instancePath:instancePath+"/tiles/" + i0+"/name",schemaPath:"#/definitions/tile/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.name.type,parentSchema:schema35.properties.name,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data1.title !== undefined){
let data3 = data1.title;
if(typeof data3 === "string"){
if(func2(data3) > 20){
const err13 = {instancePath:instancePath+"/tiles/" + i0+"/title",schemaPath:"#/definitions/tile/properties/title/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters",schema:20,parentSchema:schema35.properties.title,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func2(data3) < 1){
const err14 = {instancePath:instancePath+"/tiles/" + i0+"/title",schemaPath:"#/definitions/tile/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema35.properties.title,data:data3};
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
const err15 = {instancePath:instancePath+"/tiles/" + i0+"/title",schemaPath:"#/definitions/tile/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.title.type,parentSchema:schema35.properties.title,data:data3};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data1.entityType !== undefined){
let data4 = data1.entityType;
if(typeof data4 !== "string"){
const err16 = {instancePath:instancePath+"/tiles/" + i0+"/entityType",schemaPath:"#/definitions/tile/properties/entityType/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.entityType.type,parentSchema:schema35.properties.entityType,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(((((data4 === "INDEX") || (data4 === "PRECIOUS_METAL")) || (data4 === "CURRENCY")) || (data4 === "COMMODITY")) || (data4 === "CRYPTO"))){
const err17 = {instancePath:instancePath+"/tiles/" + i0+"/entityType",schemaPath:"#/definitions/tile/properties/entityType/enum",keyword:"enum",params:{allowedValues: schema35.properties.entityType.enum},message:"must be equal to one of the allowed values",schema:schema35.properties.entityType.enum,parentSchema:schema35.properties.entityType,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data1.entityValue !== undefined){
let data5 = data1.entityValue;
if(typeof data5 === "string"){
if(!pattern27.test(data5)){
const err18 = {instancePath:instancePath+"/tiles/" + i0+"/entityValue",schemaPath:"#/definitions/tile/properties/entityValue/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9]{1,24}$"},message:"must match pattern \""+"^[A-Za-z0-9]{1,24}$"+"\"",schema:"^[A-Za-z0-9]{1,24}$",parentSchema:schema35.properties.entityValue,data:data5};
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
const err19 = {instancePath:instancePath+"/tiles/" + i0+"/entityValue",schemaPath:"#/definitions/tile/properties/entityValue/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.entityValue.type,parentSchema:schema35.properties.entityValue,data:data5};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data1.quality !== undefined){
let data6 = data1.quality;
if(typeof data6 !== "string"){
const err20 = {instancePath:instancePath+"/tiles/" + i0+"/quality",schemaPath:"#/definitions/tile/properties/quality/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.quality.type,parentSchema:schema35.properties.quality,data:data6};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(data6 === "BST")){
const err21 = {instancePath:instancePath+"/tiles/" + i0+"/quality",schemaPath:"#/definitions/tile/properties/quality/enum",keyword:"enum",params:{allowedValues: schema35.properties.quality.enum},message:"must be equal to one of the allowed values",schema:schema35.properties.quality.enum,parentSchema:schema35.properties.quality,data:data6};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data1.codeMarket !== undefined){
let data7 = data1.codeMarket;
if(typeof data7 === "string"){
if(func2(data7) < 1){
const err22 = {instancePath:instancePath+"/tiles/" + i0+"/codeMarket",schemaPath:"#/definitions/tile/properties/codeMarket/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema35.properties.codeMarket,data:data7};
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
const err23 = {instancePath:instancePath+"/tiles/" + i0+"/codeMarket",schemaPath:"#/definitions/tile/properties/codeMarket/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.codeMarket.type,parentSchema:schema35.properties.codeMarket,data:data7};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data1.isoCurrency !== undefined){
let data8 = data1.isoCurrency;
if(typeof data8 === "string"){
if(!pattern28.test(data8)){
const err24 = {instancePath:instancePath+"/tiles/" + i0+"/isoCurrency",schemaPath:"#/definitions/tile/properties/isoCurrency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\"",schema:"^[A-Z]{3}$",parentSchema:schema35.properties.isoCurrency,data:data8};
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
const err25 = {instancePath:instancePath+"/tiles/" + i0+"/isoCurrency",schemaPath:"#/definitions/tile/properties/isoCurrency/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.isoCurrency.type,parentSchema:schema35.properties.isoCurrency,data:data8};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data1.idNotation !== undefined){
let data9 = data1.idNotation;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err26 = {instancePath:instancePath+"/tiles/" + i0+"/idNotation",schemaPath:"#/definitions/tile/properties/idNotation/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema35.properties.idNotation.type,parentSchema:schema35.properties.idNotation,data:data9};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 1 || isNaN(data9)){
const err27 = {instancePath:instancePath+"/tiles/" + i0+"/idNotation",schemaPath:"#/definitions/tile/properties/idNotation/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema35.properties.idNotation,data:data9};
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
if(data1.decimals !== undefined){
let data10 = data1.decimals;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err28 = {instancePath:instancePath+"/tiles/" + i0+"/decimals",schemaPath:"#/definitions/tile/properties/decimals/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema35.properties.decimals.type,parentSchema:schema35.properties.decimals,data:data10};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 6 || isNaN(data10)){
const err29 = {instancePath:instancePath+"/tiles/" + i0+"/decimals",schemaPath:"#/definitions/tile/properties/decimals/maximum",keyword:"maximum",params:{comparison: "<=", limit: 6},message:"must be <= 6",schema:6,parentSchema:schema35.properties.decimals,data:data10};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err30 = {instancePath:instancePath+"/tiles/" + i0+"/decimals",schemaPath:"#/definitions/tile/properties/decimals/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema35.properties.decimals,data:data10};
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
if(data1.urls !== undefined){
let data11 = data1.urls;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.WEBSITE === undefined){
const err31 = {instancePath:instancePath+"/tiles/" + i0+"/urls",schemaPath:"#/definitions/tile/properties/urls/required",keyword:"required",params:{missingProperty: "WEBSITE"},message:"must have required property '"+"WEBSITE"+"'",schema:schema35.properties.urls.required,parentSchema:schema35.properties.urls,data:data11};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
for(const key2 in data11){
if(!(key2 === "WEBSITE")){
const err32 = {instancePath:instancePath+"/tiles/" + i0+"/urls",schemaPath:"#/definitions/tile/properties/urls/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema35.properties.urls,data:data11};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data11.WEBSITE !== undefined){
let data12 = data11.WEBSITE;
if(typeof data12 === "string"){
if(!pattern29.test(data12)){
const err33 = {instancePath:instancePath+"/tiles/" + i0+"/urls/WEBSITE",schemaPath:"#/definitions/tile/properties/urls/properties/WEBSITE/pattern",keyword:"pattern",params:{pattern: "^/"},message:"must match pattern \""+"^/"+"\"",schema:"^/",parentSchema:schema35.properties.urls.properties.WEBSITE,data:data12};
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
const err34 = {instancePath:instancePath+"/tiles/" + i0+"/urls/WEBSITE",schemaPath:"#/definitions/tile/properties/urls/properties/WEBSITE/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.urls.properties.WEBSITE.type,parentSchema:schema35.properties.urls.properties.WEBSITE,data:data12};
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
const err35 = {instancePath:instancePath+"/tiles/" + i0+"/urls",schemaPath:"#/definitions/tile/properties/urls/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema35.properties.urls.type,parentSchema:schema35.properties.urls,data:data11};
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
const err36 = {instancePath:instancePath+"/tiles/" + i0,schemaPath:"#/definitions/tile/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema35.type,parentSchema:schema35,data:data1};
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
else {
const err37 = {instancePath:instancePath+"/tiles",schemaPath:"#/properties/tiles/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema34.properties.tiles.type,parentSchema:schema34.properties.tiles,data:data0};
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
const err38 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema34.type,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}

exports.navigation = validate24;
const schema36 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Navigation","description":"Hauptnavigation: obere Gruppen mit bis zu vier Ebenen.","type":"object","additionalProperties":false,"required":["groups"],"properties":{"groups":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/item"},"description":"Obere Gruppen in der Reihenfolge der Anzeige."}},"definitions":{"item":{"title":"NavigationItem","type":"object","additionalProperties":false,"required":["id","label"],"description":"Ein Eintrag. Höchstens vier Ebenen: Gruppe, zweite, dritte und vierte Ebene.","properties":{"id":{"type":"string","pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","description":"Eindeutige Kennung aus Kleinbuchstaben, Ziffern und Bindestrichen.","examples":["boerse-aktien"]},"label":{"type":"string","minLength":1,"maxLength":40,"description":"Sichtbarer Text.","examples":["Aktien"]},"path":{"type":"string","pattern":"^(/|https?://)","description":"Adresse: ein Pfad dieses Portals, ein Pfad auf dem Rechner aus „host“ oder eine volle https-Adresse. Ohne Adresse ist der Eintrag nur eine Überschrift.","examples":["/aktien","https://forum.parkett.example"]},"host":{"type":"string","enum":["www","personal","trading","forum","help","webTrading"],"description":"Rechner aus site.yaml, auf dem der Pfad liegt. Ohne Angabe: dieses Portal.","examples":["forum"]},"target":{"type":"string","enum":["_self","_blank"],"description":"_blank öffnet die Adresse in einem neuen Tab.","examples":["_blank"]},"icon":{"type":"string","pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","description":"Name eines Zeichens neben dem Text.","examples":["chart"]},"customClass":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9_-]*( [A-Za-z][A-Za-z0-9_-]*)*$","description":"Zusätzliche CSS-Klassen des Eintrags.","examples":["navigation-highlight"]},"isNew":{"type":"boolean","description":"Zeigt die Marke „Neu“.","examples":[true]},"isEnabled":{"$ref":"#/definitions/enabledRule"},"isActive":{"$ref":"#/definitions/activeRule"},"items":{"type":"array","items":{"$ref":"#/definitions/item"},"description":"Untereinträge."}}},"enabledRule":{"title":"EnabledRule","type":"object","additionalProperties":false,"minProperties":1,"description":"Wann der Eintrag samt Untereinträgen erscheint. Alle genannten Bedingungen müssen zutreffen; ohne Regel erscheint er immer.","properties":{"loggedIn":{"type":"boolean","description":"true: nur angemeldet, false: nur abgemeldet.","examples":[true]},"product":{"allOf":[{"$ref":"#/definitions/names"}],"description":"Mindestens eines dieser Produkte ist gekauft.","examples":["pro"]},"feature":{"allOf":[{"$ref":"#/definitions/names"}],"description":"Mindestens eine dieser Funktionen ist freigeschaltet.","examples":["hasTraderamaGer100"]},"wealthToken":{"type":"boolean","description":"false: nur ohne verbundene Bank, true: nur mit.","examples":[false]},"device":{"description":"Geräteklasse, eine oder mehrere.","examples":["DESKTOP"],"oneOf":[{"$ref":"#/definitions/device"},{"type":"array","minItems":1,"items":{"$ref":"#/definitions/device"}}]},"app":{"type":"boolean","description":"true: nur in der App, false: nur im Browser.","examples":[false]},"platform":{"type":"string","enum":["ios","android"],"description":"Nur in der App auf diesem System.","examples":["ios"]},"all":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/enabledRule"},"description":"Alle diese Regeln treffen zu."},"any":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/enabledRule"},"description":"Mindestens eine dieser Regeln trifft zu."},"not":{"$ref":"#/definitions/enabledRule"}}},"activeRule":{"title":"ActiveRule","type":"object","additionalProperties":false,"minProperties":1,"description":"Wann der Eintrag als aktiv gilt. Alle genannten Bedingungen müssen zutreffen; ohne Regel gilt er auf seinem Pfad und darunter.","properties":{"path":{"allOf":[{"$ref":"#/definitions/names"}],"description":"Genau einer dieser Pfade.","examples":["/aktien"]},"under":{"allOf":[{"$ref":"#/definitions/names"}],"description":"Einer dieser Pfade oder ein Pfad darunter.","examples":["/premium"]},"host":{"allOf":[{"$ref":"#/definitions/names"}],"description":"Einer dieser Rechner aus site.yaml.","examples":["personal"]},"route":{"allOf":[{"$ref":"#/definitions/names"}],"description":"Die Seite hat eines dieser Routenmuster.","examples":["/aktien/[...snapshot]"]},"all":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/activeRule"},"description":"Alle diese Regeln treffen zu."},"any":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/activeRule"},"description":"Mindestens eine dieser Regeln trifft zu."},"not":{"$ref":"#/definitions/activeRule"}}},"device":{"title":"Device","type":"string","enum":["DESKTOP","TABLET","MOBILE","UNKNOWN"],"description":"Geräteklasse."},"names":{"title":"Names","description":"Ein Wert oder eine Liste von Werten.","oneOf":[{"type":"string","minLength":1},{"type":"array","minItems":1,"items":{"type":"string","minLength":1}}]}},"$id":"parkett:navigation"};
const schema37 = {"title":"NavigationItem","type":"object","additionalProperties":false,"required":["id","label"],"description":"Ein Eintrag. Höchstens vier Ebenen: Gruppe, zweite, dritte und vierte Ebene.","properties":{"id":{"type":"string","pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","description":"Eindeutige Kennung aus Kleinbuchstaben, Ziffern und Bindestrichen.","examples":["boerse-aktien"]},"label":{"type":"string","minLength":1,"maxLength":40,"description":"Sichtbarer Text.","examples":["Aktien"]},"path":{"type":"string","pattern":"^(/|https?://)","description":"Adresse: ein Pfad dieses Portals, ein Pfad auf dem Rechner aus „host“ oder eine volle https-Adresse. Ohne Adresse ist der Eintrag nur eine Überschrift.","examples":["/aktien","https://forum.parkett.example"]},"host":{"type":"string","enum":["www","personal","trading","forum","help","webTrading"],"description":"Rechner aus site.yaml, auf dem der Pfad liegt. Ohne Angabe: dieses Portal.","examples":["forum"]},"target":{"type":"string","enum":["_self","_blank"],"description":"_blank öffnet die Adresse in einem neuen Tab.","examples":["_blank"]},"icon":{"type":"string","pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","description":"Name eines Zeichens neben dem Text.","examples":["chart"]},"customClass":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9_-]*( [A-Za-z][A-Za-z0-9_-]*)*$","description":"Zusätzliche CSS-Klassen des Eintrags.","examples":["navigation-highlight"]},"isNew":{"type":"boolean","description":"Zeigt die Marke „Neu“.","examples":[true]},"isEnabled":{"$ref":"#/definitions/enabledRule"},"isActive":{"$ref":"#/definitions/activeRule"},"items":{"type":"array","items":{"$ref":"#/definitions/item"},"description":"Untereinträge."}}};
const pattern33 = new RegExp("^[A-Za-z][A-Za-z0-9_-]*( [A-Za-z][A-Za-z0-9_-]*)*$", "u");
const schema38 = {"title":"EnabledRule","type":"object","additionalProperties":false,"minProperties":1,"description":"Wann der Eintrag samt Untereinträgen erscheint. Alle genannten Bedingungen müssen zutreffen; ohne Regel erscheint er immer.","properties":{"loggedIn":{"type":"boolean","description":"true: nur angemeldet, false: nur abgemeldet.","examples":[true]},"product":{"allOf":[{"$ref":"#/definitions/names"}],"description":"Mindestens eines dieser Produkte ist gekauft.","examples":["pro"]},"feature":{"allOf":[{"$ref":"#/definitions/names"}],"description":"Mindestens eine dieser Funktionen ist freigeschaltet.","examples":["hasTraderamaGer100"]},"wealthToken":{"type":"boolean","description":"false: nur ohne verbundene Bank, true: nur mit.","examples":[false]},"device":{"description":"Geräteklasse, eine oder mehrere.","examples":["DESKTOP"],"oneOf":[{"$ref":"#/definitions/device"},{"type":"array","minItems":1,"items":{"$ref":"#/definitions/device"}}]},"app":{"type":"boolean","description":"true: nur in der App, false: nur im Browser.","examples":[false]},"platform":{"type":"string","enum":["ios","android"],"description":"Nur in der App auf diesem System.","examples":["ios"]},"all":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/enabledRule"},"description":"Alle diese Regeln treffen zu."},"any":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/enabledRule"},"description":"Mindestens eine dieser Regeln trifft zu."},"not":{"$ref":"#/definitions/enabledRule"}}};
const schema39 = {"title":"Names","description":"Ein Wert oder eine Liste von Werten.","oneOf":[{"type":"string","minLength":1},{"type":"array","minItems":1,"items":{"type":"string","minLength":1}}]};
const schema41 = {"title":"Device","type":"string","enum":["DESKTOP","TABLET","MOBILE","UNKNOWN"],"description":"Geräteklasse."};
const wrapper0 = {validate: validate26};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func21.call(schema38.properties, key0))){
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
if(data.loggedIn !== undefined){
let data0 = data.loggedIn;
if(typeof data0 !== "boolean"){
const err2 = {instancePath:instancePath+"/loggedIn",schemaPath:"#/properties/loggedIn/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema38.properties.loggedIn.type,parentSchema:schema38.properties.loggedIn,data:data0};
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
const _errs7 = errors;
let valid3 = false;
let passing0 = null;
const _errs8 = errors;
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err3 = {instancePath:instancePath+"/product",schemaPath:"#/definitions/names/oneOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema39.oneOf[0],data:data1};
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
const err4 = {instancePath:instancePath+"/product",schemaPath:"#/definitions/names/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema39.oneOf[0].type,parentSchema:schema39.oneOf[0],data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs8 === errors;
if(_valid0){
valid3 = true;
passing0 = 0;
}
const _errs10 = errors;
if(Array.isArray(data1)){
if(data1.length < 1){
const err5 = {instancePath:instancePath+"/product",schemaPath:"#/definitions/names/oneOf/1/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema39.oneOf[1],data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func2(data2) < 1){
const err6 = {instancePath:instancePath+"/product/" + i0,schemaPath:"#/definitions/names/oneOf/1/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema39.oneOf[1].items,data:data2};
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
const err7 = {instancePath:instancePath+"/product/" + i0,schemaPath:"#/definitions/names/oneOf/1/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema39.oneOf[1].items.type,parentSchema:schema39.oneOf[1].items,data:data2};
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
const err8 = {instancePath:instancePath+"/product",schemaPath:"#/definitions/names/oneOf/1/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema39.oneOf[1].type,parentSchema:schema39.oneOf[1],data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid0 = _errs10 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid3 = true;
passing0 = 1;
}
}
if(!valid3){
const err9 = {instancePath:instancePath+"/product",schemaPath:"#/definitions/names/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf",schema:schema39.oneOf,parentSchema:schema39,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
if(data.feature !== undefined){
let data3 = data.feature;
const _errs17 = errors;
let valid8 = false;
let passing1 = null;
const _errs18 = errors;
if(typeof data3 === "string"){
if(func2(data3) < 1){
const err10 = {instancePath:instancePath+"/feature",schemaPath:"#/definitions/names/oneOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema39.oneOf[0],data:data3};
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
const err11 = {instancePath:instancePath+"/feature",schemaPath:"#/definitions/names/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema39.oneOf[0].type,parentSchema:schema39.oneOf[0],data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid1 = _errs18 === errors;
if(_valid1){
valid8 = true;
passing1 = 0;
}
const _errs20 = errors;
if(Array.isArray(data3)){
if(data3.length < 1){
const err12 = {instancePath:instancePath+"/feature",schemaPath:"#/definitions/names/oneOf/1/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema39.oneOf[1],data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(typeof data4 === "string"){
if(func2(data4) < 1){
const err13 = {instancePath:instancePath+"/feature/" + i1,schemaPath:"#/definitions/names/oneOf/1/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema39.oneOf[1].items,data:data4};
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
const err14 = {instancePath:instancePath+"/feature/" + i1,schemaPath:"#/definitions/names/oneOf/1/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema39.oneOf[1].items.type,parentSchema:schema39.oneOf[1].items,data:data4};
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
const err15 = {instancePath:instancePath+"/feature",schemaPath:"#/definitions/names/oneOf/1/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema39.oneOf[1].type,parentSchema:schema39.oneOf[1],data:data3};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid1 = _errs20 === errors;
if(_valid1 && valid8){
valid8 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid8 = true;
passing1 = 1;
}
}
if(!valid8){
const err16 = {instancePath:instancePath+"/feature",schemaPath:"#/definitions/names/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf",schema:schema39.oneOf,parentSchema:schema39,data:data3};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
}
if(data.wealthToken !== undefined){
let data5 = data.wealthToken;
if(typeof data5 !== "boolean"){
const err17 = {instancePath:instancePath+"/wealthToken",schemaPath:"#/properties/wealthToken/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema38.properties.wealthToken.type,parentSchema:schema38.properties.wealthToken,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.device !== undefined){
let data6 = data.device;
const _errs27 = errors;
let valid11 = false;
let passing2 = null;
const _errs28 = errors;
if(typeof data6 !== "string"){
const err18 = {instancePath:instancePath+"/device",schemaPath:"#/definitions/device/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.type,parentSchema:schema41,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!((((data6 === "DESKTOP") || (data6 === "TABLET")) || (data6 === "MOBILE")) || (data6 === "UNKNOWN"))){
const err19 = {instancePath:instancePath+"/device",schemaPath:"#/definitions/device/enum",keyword:"enum",params:{allowedValues: schema41.enum},message:"must be equal to one of the allowed values",schema:schema41.enum,parentSchema:schema41,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid2 = _errs28 === errors;
if(_valid2){
valid11 = true;
passing2 = 0;
}
const _errs31 = errors;
if(Array.isArray(data6)){
if(data6.length < 1){
const err20 = {instancePath:instancePath+"/device",schemaPath:"#/properties/device/oneOf/1/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema38.properties.device.oneOf[1],data:data6};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
if(typeof data7 !== "string"){
const err21 = {instancePath:instancePath+"/device/" + i2,schemaPath:"#/definitions/device/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.type,parentSchema:schema41,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!((((data7 === "DESKTOP") || (data7 === "TABLET")) || (data7 === "MOBILE")) || (data7 === "UNKNOWN"))){
const err22 = {instancePath:instancePath+"/device/" + i2,schemaPath:"#/definitions/device/enum",keyword:"enum",params:{allowedValues: schema41.enum},message:"must be equal to one of the allowed values",schema:schema41.enum,parentSchema:schema41,data:data7};
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
const err23 = {instancePath:instancePath+"/device",schemaPath:"#/properties/device/oneOf/1/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema38.properties.device.oneOf[1].type,parentSchema:schema38.properties.device.oneOf[1],data:data6};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid2 = _errs31 === errors;
if(_valid2 && valid11){
valid11 = false;
passing2 = [passing2, 1];
}
else {
if(_valid2){
valid11 = true;
passing2 = 1;
}
}
if(!valid11){
const err24 = {instancePath:instancePath+"/device",schemaPath:"#/properties/device/oneOf",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf",schema:schema38.properties.device.oneOf,parentSchema:schema38.properties.device,data:data6};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
}
}
if(data.app !== undefined){
let data8 = data.app;
if(typeof data8 !== "boolean"){
const err25 = {instancePath:instancePath+"/app",schemaPath:"#/properties/app/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema38.properties.app.type,parentSchema:schema38.properties.app,data:data8};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.platform !== undefined){
let data9 = data.platform;
if(typeof data9 !== "string"){
const err26 = {instancePath:instancePath+"/platform",schemaPath:"#/properties/platform/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.platform.type,parentSchema:schema38.properties.platform,data:data9};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!((data9 === "ios") || (data9 === "android"))){
const err27 = {instancePath:instancePath+"/platform",schemaPath:"#/properties/platform/enum",keyword:"enum",params:{allowedValues: schema38.properties.platform.enum},message:"must be equal to one of the allowed values",schema:schema38.properties.platform.enum,parentSchema:schema38.properties.platform,data:data9};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.all !== undefined){
let data10 = data.all;
if(Array.isArray(data10)){
if(data10.length < 1){
const err28 = {instancePath:instancePath+"/all",schemaPath:"#/properties/all/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema38.properties.all,data:data10};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const len3 = data10.length;
for(let i3=0; i3<len3; i3++){
if(!(wrapper0.validate(data10[i3], {instancePath:instancePath+"/all/" + i3,parentData:data10,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err29 = {instancePath:instancePath+"/all",schemaPath:"#/properties/all/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema38.properties.all.type,parentSchema:schema38.properties.all,data:data10};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.any !== undefined){
let data12 = data.any;
if(Array.isArray(data12)){
if(data12.length < 1){
const err30 = {instancePath:instancePath+"/any",schemaPath:"#/properties/any/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema38.properties.any,data:data12};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const len4 = data12.length;
for(let i4=0; i4<len4; i4++){
if(!(wrapper0.validate(data12[i4], {instancePath:instancePath+"/any/" + i4,parentData:data12,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err31 = {instancePath:instancePath+"/any",schemaPath:"#/properties/any/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema38.properties.any.type,parentSchema:schema38.properties.any,data:data12};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.not !== undefined){
if(!(wrapper0.validate(data.not, {instancePath:instancePath+"/not",parentData:data,parentDataProperty:"not",rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err32 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.type,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}

const schema43 = {"title":"ActiveRule","type":"object","additionalProperties":false,"minProperties":1,"description":"Wann der Eintrag als aktiv gilt. Alle genannten Bedingungen müssen zutreffen; ohne Regel gilt er auf seinem Pfad und darunter.","properties":{"path":{"allOf":[{"$ref":"#/definitions/names"}],"description":"Genau einer dieser Pfade.","examples":["/aktien"]},"under":{"allOf":[{"$ref":"#/definitions/names"}],"description":"Einer dieser Pfade oder ein Pfad darunter.","examples":["/premium"]},"host":{"allOf":[{"$ref":"#/definitions/names"}],"description":"Einer dieser Rechner aus site.yaml.","examples":["personal"]},"route":{"allOf":[{"$ref":"#/definitions/names"}],"description":"Die Seite hat eines dieser Routenmuster.","examples":["/aktien/[...snapshot]"]},"all":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/activeRule"},"description":"Alle diese Regeln treffen zu."},"any":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/activeRule"},"description":"Mindestens eine dieser Regeln trifft zu."},"not":{"$ref":"#/definitions/activeRule"}}};
const wrapper3 = {validate: validate28};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "path") || (key0 === "under")) || (key0 === "host")) || (key0 === "route")) || (key0 === "all")) || (key0 === "any")) || (key0 === "not"))){
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
if(data.path !== undefined){
let data0 = data.path;
const _errs5 = errors;
let valid3 = false;
let passing0 = null;
const _errs6 = errors;
if(typeof data0 === "string"){
if(func2(data0) < 1){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/definitions/names/oneOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema39.oneOf[0],data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/definitions/names/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema39.oneOf[0].type,parentSchema:schema39.oneOf[0],data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs6 === errors;
if(_valid0){
valid3 = true;
passing0 = 0;
}
const _errs8 = errors;
if(Array.isArray(data0)){
if(data0.length < 1){
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/definitions/names/oneOf/1/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema39.oneOf[1],data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func2(data1) < 1){
const err5 = {instancePath:instancePath+"/path/" + i0,schemaPath:"#/definitions/names/oneOf/1/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema39.oneOf[1].items,data:data1};
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
const err6 = {instancePath:instancePath+"/path/" + i0,schemaPath:"#/definitions/names/oneOf/1/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema39.oneOf[1].items.type,parentSchema:schema39.oneOf[1].items,data:data1};
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
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/definitions/names/oneOf/1/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema39.oneOf[1].type,parentSchema:schema39.oneOf[1],data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid3 = true;
passing0 = 1;
}
}
if(!valid3){
const err8 = {instancePath:instancePath+"/path",schemaPath:"#/definitions/names/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf",schema:schema39.oneOf,parentSchema:schema39,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
}
if(data.under !== undefined){
let data2 = data.under;
const _errs15 = errors;
let valid8 = false;
let passing1 = null;
const _errs16 = errors;
if(typeof data2 === "string"){
if(func2(data2) < 1){
const err9 = {instancePath:instancePath+"/under",schemaPath:"#/definitions/names/oneOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema39.oneOf[0],data:data2};
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
const err10 = {instancePath:instancePath+"/under",schemaPath:"#/definitions/names/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema39.oneOf[0].type,parentSchema:schema39.oneOf[0],data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid1 = _errs16 === errors;
if(_valid1){
valid8 = true;
passing1 = 0;
}
const _errs18 = errors;
if(Array.isArray(data2)){
if(data2.length < 1){
const err11 = {instancePath:instancePath+"/under",schemaPath:"#/definitions/names/oneOf/1/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema39.oneOf[1],data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if(typeof data3 === "string"){
if(func2(data3) < 1){
const err12 = {instancePath:instancePath+"/under/" + i1,schemaPath:"#/definitions/names/oneOf/1/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema39.oneOf[1].items,data:data3};
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
const err13 = {instancePath:instancePath+"/under/" + i1,schemaPath:"#/definitions/names/oneOf/1/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema39.oneOf[1].items.type,parentSchema:schema39.oneOf[1].items,data:data3};
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
const err14 = {instancePath:instancePath+"/under",schemaPath:"#/definitions/names/oneOf/1/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema39.oneOf[1].type,parentSchema:schema39.oneOf[1],data:data2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid1 = _errs18 === errors;
if(_valid1 && valid8){
valid8 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid8 = true;
passing1 = 1;
}
}
if(!valid8){
const err15 = {instancePath:instancePath+"/under",schemaPath:"#/definitions/names/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf",schema:schema39.oneOf,parentSchema:schema39,data:data2};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
}
if(data.host !== undefined){
let data4 = data.host;
const _errs25 = errors;
let valid13 = false;
let passing2 = null;
const _errs26 = errors;
if(typeof data4 === "string"){
if(func2(data4) < 1){
const err16 = {instancePath:instancePath+"/host",schemaPath:"#/definitions/names/oneOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema39.oneOf[0],data:data4};
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
const err17 = {instancePath:instancePath+"/host",schemaPath:"#/definitions/names/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema39.oneOf[0].type,parentSchema:schema39.oneOf[0],data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid2 = _errs26 === errors;
if(_valid2){
valid13 = true;
passing2 = 0;
}
const _errs28 = errors;
if(Array.isArray(data4)){
if(data4.length < 1){
const err18 = {instancePath:instancePath+"/host",schemaPath:"#/definitions/names/oneOf/1/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema39.oneOf[1],data:data4};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
let data5 = data4[i2];
if(typeof data5 === "string"){
if(func2(data5) < 1){
const err19 = {instancePath:instancePath+"/host/" + i2,schemaPath:"#/definitions/names/oneOf/1/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema39.oneOf[1].items,data:data5};
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
const err20 = {instancePath:instancePath+"/host/" + i2,schemaPath:"#/definitions/names/oneOf/1/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema39.oneOf[1].items.type,parentSchema:schema39.oneOf[1].items,data:data5};
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
const err21 = {instancePath:instancePath+"/host",schemaPath:"#/definitions/names/oneOf/1/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema39.oneOf[1].type,parentSchema:schema39.oneOf[1],data:data4};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid2 = _errs28 === errors;
if(_valid2 && valid13){
valid13 = false;
passing2 = [passing2, 1];
}
else {
if(_valid2){
valid13 = true;
passing2 = 1;
}
}
if(!valid13){
const err22 = {instancePath:instancePath+"/host",schemaPath:"#/definitions/names/oneOf",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf",schema:schema39.oneOf,parentSchema:schema39,data:data4};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
}
if(data.route !== undefined){
let data6 = data.route;
const _errs35 = errors;
let valid18 = false;
let passing3 = null;
const _errs36 = errors;
if(typeof data6 === "string"){
if(func2(data6) < 1){
const err23 = {instancePath:instancePath+"/route",schemaPath:"#/definitions/names/oneOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema39.oneOf[0],data:data6};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/route",schemaPath:"#/definitions/names/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema39.oneOf[0].type,parentSchema:schema39.oneOf[0],data:data6};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var _valid3 = _errs36 === errors;
if(_valid3){
valid18 = true;
passing3 = 0;
}
const _errs38 = errors;
if(Array.isArray(data6)){
if(data6.length < 1){
const err25 = {instancePath:instancePath+"/route",schemaPath:"#/definitions/names/oneOf/1/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema39.oneOf[1],data:data6};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const len3 = data6.length;
for(let i3=0; i3<len3; i3++){
let data7 = data6[i3];
if(typeof data7 === "string"){
if(func2(data7) < 1){
const err26 = {instancePath:instancePath+"/route/" + i3,schemaPath:"#/definitions/names/oneOf/1/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema39.oneOf[1].items,data:data7};
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
const err27 = {instancePath:instancePath+"/route/" + i3,schemaPath:"#/definitions/names/oneOf/1/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema39.oneOf[1].items.type,parentSchema:schema39.oneOf[1].items,data:data7};
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
const err28 = {instancePath:instancePath+"/route",schemaPath:"#/definitions/names/oneOf/1/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema39.oneOf[1].type,parentSchema:schema39.oneOf[1],data:data6};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var _valid3 = _errs38 === errors;
if(_valid3 && valid18){
valid18 = false;
passing3 = [passing3, 1];
}
else {
if(_valid3){
valid18 = true;
passing3 = 1;
}
}
if(!valid18){
const err29 = {instancePath:instancePath+"/route",schemaPath:"#/definitions/names/oneOf",keyword:"oneOf",params:{passingSchemas: passing3},message:"must match exactly one schema in oneOf",schema:schema39.oneOf,parentSchema:schema39,data:data6};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
else {
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
}
}
if(data.all !== undefined){
let data8 = data.all;
if(Array.isArray(data8)){
if(data8.length < 1){
const err30 = {instancePath:instancePath+"/all",schemaPath:"#/properties/all/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema43.properties.all,data:data8};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const len4 = data8.length;
for(let i4=0; i4<len4; i4++){
if(!(wrapper3.validate(data8[i4], {instancePath:instancePath+"/all/" + i4,parentData:data8,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? wrapper3.validate.errors : vErrors.concat(wrapper3.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err31 = {instancePath:instancePath+"/all",schemaPath:"#/properties/all/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema43.properties.all.type,parentSchema:schema43.properties.all,data:data8};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.any !== undefined){
let data10 = data.any;
if(Array.isArray(data10)){
if(data10.length < 1){
const err32 = {instancePath:instancePath+"/any",schemaPath:"#/properties/any/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema43.properties.any,data:data10};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
const len5 = data10.length;
for(let i5=0; i5<len5; i5++){
if(!(wrapper3.validate(data10[i5], {instancePath:instancePath+"/any/" + i5,parentData:data10,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? wrapper3.validate.errors : vErrors.concat(wrapper3.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err33 = {instancePath:instancePath+"/any",schemaPath:"#/properties/any/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema43.properties.any.type,parentSchema:schema43.properties.any,data:data10};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.not !== undefined){
if(!(wrapper3.validate(data.not, {instancePath:instancePath+"/not",parentData:data,parentDataProperty:"not",rootData}))){
vErrors = vErrors === null ? wrapper3.validate.errors : vErrors.concat(wrapper3.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err34 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema43.type,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}

const wrapper6 = {validate: validate25};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema37.required,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.label === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema37.required,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func21.call(schema37.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern2.test(data0)){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema37.properties.id,data:data0};
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
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.id.type,parentSchema:schema37.properties.id,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
if(func2(data1) > 40){
const err5 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters",schema:40,parentSchema:schema37.properties.label,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func2(data1) < 1){
const err6 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema37.properties.label,data:data1};
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
const err7 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.label.type,parentSchema:schema37.properties.label,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.path !== undefined){
let data2 = data.path;
if(typeof data2 === "string"){
if(!pattern3.test(data2)){
const err8 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/pattern",keyword:"pattern",params:{pattern: "^(/|https?://)"},message:"must match pattern \""+"^(/|https?://)"+"\"",schema:"^(/|https?://)",parentSchema:schema37.properties.path,data:data2};
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
const err9 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.path.type,parentSchema:schema37.properties.path,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.host !== undefined){
let data3 = data.host;
if(typeof data3 !== "string"){
const err10 = {instancePath:instancePath+"/host",schemaPath:"#/properties/host/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.host.type,parentSchema:schema37.properties.host,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((((((data3 === "www") || (data3 === "personal")) || (data3 === "trading")) || (data3 === "forum")) || (data3 === "help")) || (data3 === "webTrading"))){
const err11 = {instancePath:instancePath+"/host",schemaPath:"#/properties/host/enum",keyword:"enum",params:{allowedValues: schema37.properties.host.enum},message:"must be equal to one of the allowed values",schema:schema37.properties.host.enum,parentSchema:schema37.properties.host,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.target !== undefined){
let data4 = data.target;
if(typeof data4 !== "string"){
const err12 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.target.type,parentSchema:schema37.properties.target,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((data4 === "_self") || (data4 === "_blank"))){
const err13 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/enum",keyword:"enum",params:{allowedValues: schema37.properties.target.enum},message:"must be equal to one of the allowed values",schema:schema37.properties.target.enum,parentSchema:schema37.properties.target,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.icon !== undefined){
let data5 = data.icon;
if(typeof data5 === "string"){
if(!pattern2.test(data5)){
const err14 = {instancePath:instancePath+"/icon",schemaPath:"#/properties/icon/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema37.properties.icon,data:data5};
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
const err15 = {instancePath:instancePath+"/icon",schemaPath:"#/properties/icon/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.icon.type,parentSchema:schema37.properties.icon,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.customClass !== undefined){
let data6 = data.customClass;
if(typeof data6 === "string"){
if(!pattern33.test(data6)){
const err16 = {instancePath:instancePath+"/customClass",schemaPath:"#/properties/customClass/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_-]*( [A-Za-z][A-Za-z0-9_-]*)*$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_-]*( [A-Za-z][A-Za-z0-9_-]*)*$"+"\"",schema:"^[A-Za-z][A-Za-z0-9_-]*( [A-Za-z][A-Za-z0-9_-]*)*$",parentSchema:schema37.properties.customClass,data:data6};
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
const err17 = {instancePath:instancePath+"/customClass",schemaPath:"#/properties/customClass/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.customClass.type,parentSchema:schema37.properties.customClass,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.isNew !== undefined){
let data7 = data.isNew;
if(typeof data7 !== "boolean"){
const err18 = {instancePath:instancePath+"/isNew",schemaPath:"#/properties/isNew/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema37.properties.isNew.type,parentSchema:schema37.properties.isNew,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.isEnabled !== undefined){
if(!(validate26(data.isEnabled, {instancePath:instancePath+"/isEnabled",parentData:data,parentDataProperty:"isEnabled",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.isActive !== undefined){
if(!(validate28(data.isActive, {instancePath:instancePath+"/isActive",parentData:data,parentDataProperty:"isActive",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data10 = data.items;
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
if(!(wrapper6.validate(data10[i0], {instancePath:instancePath+"/items/" + i0,parentData:data10,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? wrapper6.validate.errors : vErrors.concat(wrapper6.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err19 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema37.properties.items.type,parentSchema:schema37.properties.items,data:data10};
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
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema37.type,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:navigation" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.groups === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "groups"},message:"must have required property '"+"groups"+"'",schema:schema36.required,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "groups")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.groups !== undefined){
let data0 = data.groups;
if(Array.isArray(data0)){
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema36.properties.groups,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate25(data0[i0], {instancePath:instancePath+"/groups/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema36.properties.groups.type,parentSchema:schema36.properties.groups,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema36.type,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}

exports.parameters = validate31;
const schema48 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Parameters","description":"Was eine Seite einem Layout oder einer Bausteinliste mitgibt. Im Text steht dafür der Name in geschweiften Klammern.","type":"object","propertyNames":{"pattern":"^[a-z][A-Za-z0-9]*$"},"additionalProperties":{"$ref":"#/definitions/declaredParameter"},"definitions":{"declaredParameter":{"title":"Parameter","description":"Ein Parameter: welche Art von Wert er hat und wofür er steht.","type":"object","additionalProperties":false,"required":["type","description"],"properties":{"type":{"type":"string","enum":["text","number","boolean","list"],"description":"text: ein Text, number: eine Zahl, boolean: true oder false, list: eine Liste."},"description":{"type":"string","minLength":1,"description":"Wofür er steht; das lesen alle, die ihn vergessen.","examples":["Überschrift der Seite"]},"default":{"description":"Wert, wenn die Seite keinen nennt. Ohne diese Angabe muss sie ihn nennen.","examples":["Ratgeber"]}}}},"$id":"parkett:parameters"};
const schema49 = {"title":"Parameter","description":"Ein Parameter: welche Art von Wert er hat und wofür er steht.","type":"object","additionalProperties":false,"required":["type","description"],"properties":{"type":{"type":"string","enum":["text","number","boolean","list"],"description":"text: ein Text, number: eine Zahl, boolean: true oder false, list: eine Liste."},"description":{"type":"string","minLength":1,"description":"Wofür er steht; das lesen alle, die ihn vergessen.","examples":["Überschrift der Seite"]},"default":{"description":"Wert, wenn die Seite keinen nennt. Ohne diese Angabe muss sie ihn nennen.","examples":["Ratgeber"]}}};
const pattern34 = new RegExp("^[a-z][A-Za-z0-9]*$", "u");

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:parameters" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(!pattern34.test(key0)){
const err0 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*$"+"\"",schema:"^[a-z][A-Za-z0-9]*$",parentSchema:schema48.propertyNames,data:key0,propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err1 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid",schema:schema48.propertyNames,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
for(const key1 in data){
let data0 = data[key1];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.type === undefined){
const err2 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/declaredParameter/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema49.required,parentSchema:schema49,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.description === undefined){
const err3 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/declaredParameter/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'",schema:schema49.required,parentSchema:schema49,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key2 in data0){
if(!(((key2 === "type") || (key2 === "description")) || (key2 === "default"))){
const err4 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/declaredParameter/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema49,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.type !== undefined){
let data1 = data0.type;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/type",schemaPath:"#/definitions/declaredParameter/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.type.type,parentSchema:schema49.properties.type,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data1 === "text") || (data1 === "number")) || (data1 === "boolean")) || (data1 === "list"))){
const err6 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/type",schemaPath:"#/definitions/declaredParameter/properties/type/enum",keyword:"enum",params:{allowedValues: schema49.properties.type.enum},message:"must be equal to one of the allowed values",schema:schema49.properties.type.enum,parentSchema:schema49.properties.type,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.description !== undefined){
let data2 = data0.description;
if(typeof data2 === "string"){
if(func2(data2) < 1){
const err7 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/description",schemaPath:"#/definitions/declaredParameter/properties/description/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema49.properties.description,data:data2};
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
const err8 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/description",schemaPath:"#/definitions/declaredParameter/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.description.type,parentSchema:schema49.properties.description,data:data2};
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
const err9 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/declaredParameter/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema49.type,parentSchema:schema49,data:data0};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema48.type,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}

exports.site = validate32;
const schema50 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Site","description":"Name, Anspruch, Rechner und Bilderdienst des Portals.","type":"object","additionalProperties":false,"required":["name","claim","defaultTitle","description","locale","timeZone","hosts","images","socialImage","copyright"],"properties":{"name":{"type":"string","minLength":1,"maxLength":40,"description":"Name des Portals, wie er im Kopf und im Seitentitel steht.","examples":["Parkett"]},"claim":{"type":"string","minLength":1,"maxLength":80,"description":"Kurzer Anspruch neben oder unter dem Namen.","examples":["mein Finanzportal"]},"defaultTitle":{"type":"string","minLength":1,"maxLength":80,"description":"Titel für Seiten ohne eigenen Titel.","examples":["Parkett - mein Finanzportal"]},"description":{"type":"string","minLength":1,"maxLength":300,"description":"Beschreibung für Suchmaschinen, wenn eine Seite keine eigene hat.","examples":["Kurse, Charts und Ratgeber für private Anleger."]},"locale":{"type":"string","enum":["de"],"description":"Sprache aller sichtbaren Texte.","examples":["de"]},"timeZone":{"type":"string","enum":["Europe/Berlin"],"description":"Zeitzone, in der Datum und Uhrzeit erscheinen.","examples":["Europe/Berlin"]},"hosts":{"$ref":"#/definitions/hosts"},"loginPath":{"type":"string","pattern":"^/[a-z0-9/-]*$","default":"/login","description":"Pfad der Anmeldung auf dem Rechner des persönlichen Bereichs. Dorthin führt, was nur angemeldet zu sehen ist.","examples":["/login"]},"images":{"title":"SiteImages","type":"object","additionalProperties":false,"required":["template"],"description":"Bilderdienst.","properties":{"template":{"type":"string","pattern":"\\{id\\}","description":"Adresse eines Bildes; {id} ist die Kennung, {width} (falls vorhanden) die gewünschte Breite in Pixeln.","examples":["/bilder/{id}.svg"]}}},"socialImage":{"title":"SocialImage","type":"object","additionalProperties":false,"required":["id"],"description":"Vorschaubild (1200 × 630) für Seiten ohne eigenes Bild, wenn jemand sie in sozialen Netzen teilt.","properties":{"id":{"type":"string","minLength":1,"description":"Kennung des Bildes.","examples":["parkett-vorschau"]}}},"copyright":{"title":"Copyright","type":"object","additionalProperties":false,"required":["since","owner"],"description":"Urhebervermerk am Seitenende; das Endjahr ist das laufende Jahr.","properties":{"since":{"type":"integer","minimum":1900,"maximum":2100,"description":"Erstes Jahr.","examples":[1998]},"owner":{"type":"string","minLength":1,"description":"Inhaber der Rechte.","examples":["Parkett"]}}}},"definitions":{"hosts":{"title":"Hosts","type":"object","additionalProperties":false,"required":["www","personal","trading","forum","help","webTrading"],"description":"Ursprünge (Schema, Rechner und Port, ohne Schrägstrich am Ende), auf die Adressen mit „host“ zeigen. Ein leerer Text steht für den Ursprung der Seite selbst: so teilen sich lokal alle eigenen Rechner einen Ursprung.","properties":{"www":{"allOf":[{"$ref":"#/definitions/origin"}],"description":"Das Portal selbst; Grundlage der kanonischen Adressen.","examples":["https://www.parkett.example"]},"personal":{"allOf":[{"$ref":"#/definitions/origin"}],"description":"Persönlicher Bereich.","examples":[""]},"trading":{"allOf":[{"$ref":"#/definitions/origin"}],"description":"Depot und Handel.","examples":[""]},"forum":{"allOf":[{"$ref":"#/definitions/origin"}],"description":"Forum.","examples":["https://forum.parkett.example"]},"help":{"allOf":[{"$ref":"#/definitions/origin"}],"description":"Hilfeseiten.","examples":["https://hilfe.parkett.example"]},"webTrading":{"allOf":[{"$ref":"#/definitions/origin"}],"description":"Anmeldung zum Handel bei der Bank.","examples":["https://handel.parkett.example"]}}},"origin":{"title":"Origin","type":"string","pattern":"^(https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?)?$","description":"Ursprung wie https://www.parkett.example, oder leer."}},"$id":"parkett:site"};
const schema51 = {"title":"Hosts","type":"object","additionalProperties":false,"required":["www","personal","trading","forum","help","webTrading"],"description":"Ursprünge (Schema, Rechner und Port, ohne Schrägstrich am Ende), auf die Adressen mit „host“ zeigen. Ein leerer Text steht für den Ursprung der Seite selbst: so teilen sich lokal alle eigenen Rechner einen Ursprung.","properties":{"www":{"allOf":[{"$ref":"#/definitions/origin"}],"description":"Das Portal selbst; Grundlage der kanonischen Adressen.","examples":["https://www.parkett.example"]},"personal":{"allOf":[{"$ref":"#/definitions/origin"}],"description":"Persönlicher Bereich.","examples":[""]},"trading":{"allOf":[{"$ref":"#/definitions/origin"}],"description":"Depot und Handel.","examples":[""]},"forum":{"allOf":[{"$ref":"#/definitions/origin"}],"description":"Forum.","examples":["https://forum.parkett.example"]},"help":{"allOf":[{"$ref":"#/definitions/origin"}],"description":"Hilfeseiten.","examples":["https://hilfe.parkett.example"]},"webTrading":{"allOf":[{"$ref":"#/definitions/origin"}],"description":"Anmeldung zum Handel bei der Bank.","examples":["https://handel.parkett.example"]}}};
const schema52 = {"title":"Origin","type":"string","pattern":"^(https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?)?$","description":"Ursprung wie https://www.parkett.example, oder leer."};
const pattern35 = new RegExp("^(https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?)?$", "u");

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.www === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "www"},message:"must have required property '"+"www"+"'",schema:schema51.required,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.personal === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "personal"},message:"must have required property '"+"personal"+"'",schema:schema51.required,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.trading === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "trading"},message:"must have required property '"+"trading"+"'",schema:schema51.required,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.forum === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "forum"},message:"must have required property '"+"forum"+"'",schema:schema51.required,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.help === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "help"},message:"must have required property '"+"help"+"'",schema:schema51.required,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.webTrading === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "webTrading"},message:"must have required property '"+"webTrading"+"'",schema:schema51.required,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "www") || (key0 === "personal")) || (key0 === "trading")) || (key0 === "forum")) || (key0 === "help")) || (key0 === "webTrading"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.www !== undefined){
let data0 = data.www;
if(typeof data0 === "string"){
if(!pattern35.test(data0)){
const err7 = {instancePath:instancePath+"/www",schemaPath:"#/definitions/origin/pattern",keyword:"pattern",params:{pattern: "^(https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?)?$"},message:"must match pattern \""+"^(https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?)?$"+"\"",schema:"^(https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?)?$",parentSchema:schema52,data:data0};
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
const err8 = {instancePath:instancePath+"/www",schemaPath:"#/definitions/origin/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.type,parentSchema:schema52,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.personal !== undefined){
let data1 = data.personal;
if(typeof data1 === "string"){
if(!pattern35.test(data1)){
const err9 = {instancePath:instancePath+"/personal",schemaPath:"#/definitions/origin/pattern",keyword:"pattern",params:{pattern: "^(https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?)?$"},message:"must match pattern \""+"^(https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?)?$"+"\"",schema:"^(https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?)?$",parentSchema:schema52,data:data1};
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
const err10 = {instancePath:instancePath+"/personal",schemaPath:"#/definitions/origin/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.type,parentSchema:schema52,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.trading !== undefined){
let data2 = data.trading;
if(typeof data2 === "string"){
if(!pattern35.test(data2)){
const err11 = {instancePath:instancePath+"/trading",schemaPath:"#/definitions/origin/pattern",keyword:"pattern",params:{pattern: "^(https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?)?$"},message:"must match pattern \""+"^(https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?)?$"+"\"",schema:"^(https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?)?$",parentSchema:schema52,data:data2};
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
const err12 = {instancePath:instancePath+"/trading",schemaPath:"#/definitions/origin/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.type,parentSchema:schema52,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.forum !== undefined){
let data3 = data.forum;
if(typeof data3 === "string"){
if(!pattern35.test(data3)){
const err13 = {instancePath:instancePath+"/forum",schemaPath:"#/definitions/origin/pattern",keyword:"pattern",params:{pattern: "^(https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?)?$"},message:"must match pattern \""+"^(https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?)?$"+"\"",schema:"^(https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?)?$",parentSchema:schema52,data:data3};
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
const err14 = {instancePath:instancePath+"/forum",schemaPath:"#/definitions/origin/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.type,parentSchema:schema52,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.help !== undefined){
let data4 = data.help;
if(typeof data4 === "string"){
if(!pattern35.test(data4)){
const err15 = {instancePath:instancePath+"/help",schemaPath:"#/definitions/origin/pattern",keyword:"pattern",params:{pattern: "^(https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?)?$"},message:"must match pattern \""+"^(https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?)?$"+"\"",schema:"^(https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?)?$",parentSchema:schema52,data:data4};
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
const err16 = {instancePath:instancePath+"/help",schemaPath:"#/definitions/origin/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.type,parentSchema:schema52,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.webTrading !== undefined){
let data5 = data.webTrading;
if(typeof data5 === "string"){
if(!pattern35.test(data5)){
const err17 = {instancePath:instancePath+"/webTrading",schemaPath:"#/definitions/origin/pattern",keyword:"pattern",params:{pattern: "^(https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?)?$"},message:"must match pattern \""+"^(https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?)?$"+"\"",schema:"^(https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?)?$",parentSchema:schema52,data:data5};
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
const err18 = {instancePath:instancePath+"/webTrading",schemaPath:"#/definitions/origin/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.type,parentSchema:schema52,data:data5};
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
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema51.type,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}

const pattern41 = new RegExp("^/[a-z0-9/-]*$", "u");
const pattern42 = new RegExp("\\{id\\}", "u");

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:site" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema50.required,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.claim === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "claim"},message:"must have required property '"+"claim"+"'",schema:schema50.required,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.defaultTitle === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "defaultTitle"},message:"must have required property '"+"defaultTitle"+"'",schema:schema50.required,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.description === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'",schema:schema50.required,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.locale === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "locale"},message:"must have required property '"+"locale"+"'",schema:schema50.required,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.timeZone === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timeZone"},message:"must have required property '"+"timeZone"+"'",schema:schema50.required,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.hosts === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hosts"},message:"must have required property '"+"hosts"+"'",schema:schema50.required,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.images === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "images"},message:"must have required property '"+"images"+"'",schema:schema50.required,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.socialImage === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "socialImage"},message:"must have required property '"+"socialImage"+"'",schema:schema50.required,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.copyright === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "copyright"},message:"must have required property '"+"copyright"+"'",schema:schema50.required,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key0 in data){
if(!(func21.call(schema50.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func2(data0) > 40){
const err11 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters",schema:40,parentSchema:schema50.properties.name,data:data0};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func2(data0) < 1){
const err12 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema50.properties.name,data:data0};
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
const err13 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema50.properties.name.type,parentSchema:schema50.properties.name,data:data0};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.claim !== undefined){
let data1 = data.claim;
if(typeof data1 === "string"){
if(func2(data1) > 80){
const err14 = {instancePath:instancePath+"/claim",schemaPath:"#/properties/claim/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters",schema:80,parentSchema:schema50.properties.claim,data:data1};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func2(data1) < 1){
const err15 = {instancePath:instancePath+"/claim",schemaPath:"#/properties/claim/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema50.properties.claim,data:data1};
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
const err16 = {instancePath:instancePath+"/claim",schemaPath:"#/properties/claim/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema50.properties.claim.type,parentSchema:schema50.properties.claim,data:data1};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.defaultTitle !== undefined){
let data2 = data.defaultTitle;
if(typeof data2 === "string"){
if(func2(data2) > 80){
const err17 = {instancePath:instancePath+"/defaultTitle",schemaPath:"#/properties/defaultTitle/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters",schema:80,parentSchema:schema50.properties.defaultTitle,data:data2};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func2(data2) < 1){
const err18 = {instancePath:instancePath+"/defaultTitle",schemaPath:"#/properties/defaultTitle/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema50.properties.defaultTitle,data:data2};
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
const err19 = {instancePath:instancePath+"/defaultTitle",schemaPath:"#/properties/defaultTitle/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema50.properties.defaultTitle.type,parentSchema:schema50.properties.defaultTitle,data:data2};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.description !== undefined){
let data3 = data.description;
if(typeof data3 === "string"){
if(func2(data3) > 300){
const err20 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters",schema:300,parentSchema:schema50.properties.description,data:data3};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(func2(data3) < 1){
const err21 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema50.properties.description,data:data3};
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
const err22 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema50.properties.description.type,parentSchema:schema50.properties.description,data:data3};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.locale !== undefined){
let data4 = data.locale;
if(typeof data4 !== "string"){
const err23 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema50.properties.locale.type,parentSchema:schema50.properties.locale,data:data4};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(data4 === "de")){
const err24 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/enum",keyword:"enum",params:{allowedValues: schema50.properties.locale.enum},message:"must be equal to one of the allowed values",schema:schema50.properties.locale.enum,parentSchema:schema50.properties.locale,data:data4};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.timeZone !== undefined){
let data5 = data.timeZone;
if(typeof data5 !== "string"){
const err25 = {instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema50.properties.timeZone.type,parentSchema:schema50.properties.timeZone,data:data5};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!(data5 === "Europe/Berlin")){
const err26 = {instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/enum",keyword:"enum",params:{allowedValues: schema50.properties.timeZone.enum},message:"must be equal to one of the allowed values",schema:schema50.properties.timeZone.enum,parentSchema:schema50.properties.timeZone,data:data5};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.hosts !== undefined){
if(!(validate33(data.hosts, {instancePath:instancePath+"/hosts",parentData:data,parentDataProperty:"hosts",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
if(data.loginPath !== undefined){
let data7 = data.loginPath;
if(typeof data7 === "string"){
if(!pattern41.test(data7)){
const err27 = {instancePath:instancePath+"/loginPath",schemaPath:"#/properties/loginPath/pattern",keyword:"pattern",params:{pattern: "^/[a-z0-9/-]*$"},message:"must match pattern \""+"^/[a-z0-9/-]*$"+"\"",schema:"^/[a-z0-9/-]*$",parentSchema:schema50.properties.loginPath,data:data7};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/loginPath",schemaPath:"#/properties/loginPath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema50.properties.loginPath.type,parentSchema:schema50.properties.loginPath,data:data7};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.images !== undefined){
let data8 = data.images;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.template === undefined){
const err29 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/required",keyword:"required",params:{missingProperty: "template"},message:"must have required property '"+"template"+"'",schema:schema50.properties.images.required,parentSchema:schema50.properties.images,data:data8};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
for(const key1 in data8){
if(!(key1 === "template")){
const err30 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema50.properties.images,data:data8};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data8.template !== undefined){
let data9 = data8.template;
if(typeof data9 === "string"){
if(!pattern42.test(data9)){
const err31 = {instancePath:instancePath+"/images/template",schemaPath:"#/properties/images/properties/template/pattern",keyword:"pattern",params:{pattern: "\\{id\\}"},message:"must match pattern \""+"\\{id\\}"+"\"",schema:"\\{id\\}",parentSchema:schema50.properties.images.properties.template,data:data9};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/images/template",schemaPath:"#/properties/images/properties/template/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema50.properties.images.properties.template.type,parentSchema:schema50.properties.images.properties.template,data:data9};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema50.properties.images.type,parentSchema:schema50.properties.images,data:data8};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.socialImage !== undefined){
let data10 = data.socialImage;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.id === undefined){
const err34 = {instancePath:instancePath+"/socialImage",schemaPath:"#/properties/socialImage/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema50.properties.socialImage.required,parentSchema:schema50.properties.socialImage,data:data10};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
for(const key2 in data10){
if(!(key2 === "id")){
const err35 = {instancePath:instancePath+"/socialImage",schemaPath:"#/properties/socialImage/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema50.properties.socialImage,data:data10};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data10.id !== undefined){
let data11 = data10.id;
if(typeof data11 === "string"){
if(func2(data11) < 1){
const err36 = {instancePath:instancePath+"/socialImage/id",schemaPath:"#/properties/socialImage/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema50.properties.socialImage.properties.id,data:data11};
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
const err37 = {instancePath:instancePath+"/socialImage/id",schemaPath:"#/properties/socialImage/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema50.properties.socialImage.properties.id.type,parentSchema:schema50.properties.socialImage.properties.id,data:data11};
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
const err38 = {instancePath:instancePath+"/socialImage",schemaPath:"#/properties/socialImage/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema50.properties.socialImage.type,parentSchema:schema50.properties.socialImage,data:data10};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.copyright !== undefined){
let data12 = data.copyright;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.since === undefined){
const err39 = {instancePath:instancePath+"/copyright",schemaPath:"#/properties/copyright/required",keyword:"required",params:{missingProperty: "since"},message:"must have required property '"+"since"+"'",schema:schema50.properties.copyright.required,parentSchema:schema50.properties.copyright,data:data12};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data12.owner === undefined){
const err40 = {instancePath:instancePath+"/copyright",schemaPath:"#/properties/copyright/required",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'",schema:schema50.properties.copyright.required,parentSchema:schema50.properties.copyright,data:data12};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
for(const key3 in data12){
if(!((key3 === "since") || (key3 === "owner"))){
const err41 = {instancePath:instancePath+"/copyright",schemaPath:"#/properties/copyright/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema50.properties.copyright,data:data12};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data12.since !== undefined){
let data13 = data12.since;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err42 = {instancePath:instancePath+"/copyright/since",schemaPath:"#/properties/copyright/properties/since/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema50.properties.copyright.properties.since.type,parentSchema:schema50.properties.copyright.properties.since,data:data13};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 2100 || isNaN(data13)){
const err43 = {instancePath:instancePath+"/copyright/since",schemaPath:"#/properties/copyright/properties/since/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2100},message:"must be <= 2100",schema:2100,parentSchema:schema50.properties.copyright.properties.since,data:data13};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data13 < 1900 || isNaN(data13)){
const err44 = {instancePath:instancePath+"/copyright/since",schemaPath:"#/properties/copyright/properties/since/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1900},message:"must be >= 1900",schema:1900,parentSchema:schema50.properties.copyright.properties.since,data:data13};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
if(data12.owner !== undefined){
let data14 = data12.owner;
if(typeof data14 === "string"){
if(func2(data14) < 1){
const err45 = {instancePath:instancePath+"/copyright/owner",schemaPath:"#/properties/copyright/properties/owner/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema50.properties.copyright.properties.owner,data:data14};
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
const err46 = {instancePath:instancePath+"/copyright/owner",schemaPath:"#/properties/copyright/properties/owner/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema50.properties.copyright.properties.owner.type,parentSchema:schema50.properties.copyright.properties.owner,data:data14};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath:instancePath+"/copyright",schemaPath:"#/properties/copyright/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema50.properties.copyright.type,parentSchema:schema50.properties.copyright,data:data12};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
else {
const err48 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema50.type,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}

exports.page = validate35;
const schema58 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"PageDocument","description":"Eine Seite: Adresse, Kopfangaben, Gegenstand und Bausteine.","$comment":"The page schema is this document with definitions.block replaced by the closed union of all block schemas of the page vocabulary; each branch gets isEnabled from definitions.blockRule.","type":"object","additionalProperties":false,"required":["route","description","dataClass","rendering","robots","body"],"properties":{"route":{"type":"string","pattern":"^/","description":"Routenmuster: feste Teile, [name] (ein Teil), [[name]] (ein Teil oder keiner), [...name] (ein oder mehr Teile), [[...name]] (beliebig viele).","examples":["/aktien/[...snapshot]"]},"title":{"type":"string","minLength":1,"description":"Titel im Browser und in Suchmaschinen, ohne den Namen des Portals. Ohne Angabe: der Titel aus site.yaml (defaultTitle). Platzhalter je nach Gegenstand: {article.headline}, {article.teaser}, {article.author}, {index.name}, {instrument.name}, {instrument.isin}, {instrument.wkn}, {instrument.displayType}, {instrument.symbol}, {issuer.name}, {issuer.alias}, {issuer.subHeadline}, {issuer.teaser}, {tab.title}.","maxLength":160,"examples":["{instrument.name} Aktie: Kurs und Chart"]},"description":{"type":"string","minLength":1,"description":"Beschreibung für Suchmaschinen. Platzhalter je nach Gegenstand: {article.headline}, {article.teaser}, {article.author}, {index.name}, {instrument.name}, {instrument.isin}, {instrument.wkn}, {instrument.displayType}, {instrument.symbol}, {issuer.name}, {issuer.alias}, {issuer.subHeadline}, {issuer.teaser}, {tab.title}.","maxLength":320,"examples":["Aktienkurse mit Chart, Handelsplätzen und Kennzahlen."]},"dataClass":{"type":"string","enum":["content","quotes","static"],"description":"Wie lange die Seite zwischengespeichert wird: quotes (Kurse, kurz), content (Texte, länger), static (kaum veränderlich).","examples":["quotes"]},"rendering":{"type":"string","enum":["cached","request"],"description":"cached: eine Fassung für alle, im Zwischenspeicher; request: je Aufruf, weil der Inhalt von der Abfrage abhängt.","examples":["cached"]},"robots":{"type":"string","enum":["index","noindex"],"description":"Ob Suchmaschinen die Seite aufnehmen.","examples":["index"]},"audience":{"type":"string","enum":["public","private"],"default":"public","description":"public: für alle dieselbe Seite, die jeder Zwischenspeicher halten darf; private: je Aufruf mit der Sitzung gezeichnet und nie zwischengespeichert.","examples":["private"]},"access":{"$ref":"#/definitions/access"},"topAssets":{"type":"boolean","default":true,"description":"false: ohne die Leiste mit den Marktkacheln, also ohne einen Abruf von Kursen für sie.","examples":[false]},"subject":{"$ref":"#/definitions/subject"},"body":{"$ref":"#/definitions/body"},"subPages":{"type":"object","description":"Unterseiten des Instruments, je Name eine; nur Namen aus subject.subPages.","propertyNames":{"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"},"additionalProperties":{"$ref":"#/definitions/subPage"}}},"definitions":{"subject":{"title":"PageSubject","type":"object","description":"Wovon die Seite handelt. Unbekannte Gegenstände ergeben 404.","discriminator":{"propertyName":"kind"},"$comment":"Its branches are the files in subjects/, one for each kind.","oneOf":[{"$ref":"#/definitions/articleSubject"},{"$ref":"#/definitions/indexSubject"},{"$ref":"#/definitions/instrumentSubject"},{"$ref":"#/definitions/issuerSubject"}]},"access":{"title":"PageAccess","type":"object","additionalProperties":false,"required":["loggedIn"],"description":"Wer eine private Seite sehen darf; ohne diese Angabe jeder.","properties":{"loggedIn":{"type":"boolean","const":true,"description":"true: nur angemeldet; alle anderen führt die Seite zur Anmeldung und danach zurück.","examples":[true]}}},"parameter":{"title":"RouteParameter","type":"string","pattern":"^[A-Za-z][A-Za-z0-9]*$","description":"Name des Platzhalters in der Route, der den Gegenstand nennt.","examples":["snapshot"]},"body":{"title":"PageBody","type":"object","additionalProperties":false,"minProperties":1,"description":"Bausteine der Seite, verteilt auf drei Plätze.","properties":{"top":{"allOf":[{"$ref":"#/definitions/slot"}],"description":"Oben, über die ganze Breite."},"main":{"allOf":[{"$ref":"#/definitions/slot"}],"description":"Hauptspalte."},"aside":{"allOf":[{"$ref":"#/definitions/slot"}],"description":"Randspalte; auf schmalen Bildschirmen unter der Hauptspalte."}}},"subPage":{"title":"SubPage","type":"object","additionalProperties":false,"required":["title","body"],"description":"Unterseite; fehlende Angaben gelten von der Seite.","properties":{"title":{"type":"string","minLength":1,"description":"Titel im Browser und in Suchmaschinen. Platzhalter je nach Gegenstand: {article.headline}, {article.teaser}, {article.author}, {index.name}, {instrument.name}, {instrument.isin}, {instrument.wkn}, {instrument.displayType}, {instrument.symbol}, {issuer.name}, {issuer.alias}, {issuer.subHeadline}, {issuer.teaser}, {tab.title}.","maxLength":160,"examples":["{instrument.name} Aktie: Kurs und Chart"]},"description":{"type":"string","minLength":1,"description":"Beschreibung für Suchmaschinen. Platzhalter je nach Gegenstand: {article.headline}, {article.teaser}, {article.author}, {index.name}, {instrument.name}, {instrument.isin}, {instrument.wkn}, {instrument.displayType}, {instrument.symbol}, {issuer.name}, {issuer.alias}, {issuer.subHeadline}, {issuer.teaser}, {tab.title}.","maxLength":320,"examples":["Alle Handelsplätze von {instrument.name}."]},"label":{"type":"string","minLength":1,"description":"Text im Reiter der Unterseite.","maxLength":40,"examples":["Handelsplätze"]},"dataClass":{"type":"string","enum":["content","quotes","static"],"description":"Wie lange die Seite zwischengespeichert wird: quotes (Kurse, kurz), content (Texte, länger), static (kaum veränderlich).","examples":["quotes"]},"rendering":{"type":"string","enum":["cached","request"],"description":"cached: eine Fassung für alle, im Zwischenspeicher; request: je Aufruf, weil der Inhalt von der Abfrage abhängt.","examples":["cached"]},"robots":{"type":"string","enum":["index","noindex"],"description":"Ob Suchmaschinen die Seite aufnehmen.","examples":["index"]},"body":{"$ref":"#/definitions/body"}}},"slot":{"title":"Slot","type":"array","description":"Bausteine in der Reihenfolge der Anzeige.","items":{"$ref":"#/definitions/block"}},"block":{"type":"object","description":"Ein Baustein; „type“ bestimmt, was er sonst noch haben kann.","required":["type"],"discriminator":{"propertyName":"type"},"oneOf":[{"$ref":"#/definitions/account-overview"},{"$ref":"#/definitions/article-access"},{"$ref":"#/definitions/article-content"},{"$ref":"#/definitions/article-header"},{"$ref":"#/definitions/article-list"},{"$ref":"#/definitions/article-teasers"},{"$ref":"#/definitions/derivative-calculator"},{"$ref":"#/definitions/derivative-facts"},{"$ref":"#/definitions/derivative-list"},{"$ref":"#/definitions/derivative-products"},{"$ref":"#/definitions/device-list"},{"$ref":"#/definitions/index-lists"},{"$ref":"#/definitions/instrument-header"},{"$ref":"#/definitions/instrument-list"},{"$ref":"#/definitions/instrument-profile"},{"$ref":"#/definitions/issuer-contact"},{"$ref":"#/definitions/issuer-finder-teaser"},{"$ref":"#/definitions/issuer-footer"},{"$ref":"#/definitions/issuer-hero"},{"$ref":"#/definitions/issuer-instruments"},{"$ref":"#/definitions/issuer-overview"},{"$ref":"#/definitions/issuer-profile"},{"$ref":"#/definitions/issuer-tabs"},{"$ref":"#/definitions/issuer-tiles"},{"$ref":"#/definitions/key-facts"},{"$ref":"#/definitions/link-list"},{"$ref":"#/definitions/login"},{"$ref":"#/definitions/logout"},{"$ref":"#/definitions/logout-everywhere"},{"$ref":"#/definitions/market-overview"},{"$ref":"#/definitions/page-intro"},{"$ref":"#/definitions/performance-table"},{"$ref":"#/definitions/price-chart"},{"$ref":"#/definitions/price-history-table"},{"$ref":"#/definitions/realtime-list"},{"$ref":"#/definitions/registration"},{"$ref":"#/definitions/registration-confirmation"},{"$ref":"#/definitions/text-section"},{"$ref":"#/definitions/venue-table"}]},"blockRule":{"title":"BlockRule","type":"object","additionalProperties":false,"minProperties":1,"description":"Wann der Baustein erscheint. Alle genannten Bedingungen müssen zutreffen.","properties":{"loggedIn":{"type":"boolean","description":"true: nur angemeldet, false: nur abgemeldet.","examples":[true]},"device":{"description":"Geräteklasse, eine oder mehrere.","examples":["DESKTOP"],"oneOf":[{"$ref":"#/definitions/device"},{"type":"array","minItems":1,"items":{"$ref":"#/definitions/device"}}]},"app":{"type":"boolean","description":"true: nur in der App, false: nur im Browser.","examples":[false]},"layout":{"type":"string","enum":["finder","list"],"description":"Nur auf Microsites mit diesem Layout.","examples":["list"]},"all":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/blockRule"},"description":"Alle diese Regeln treffen zu."},"any":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/blockRule"},"description":"Mindestens eine dieser Regeln trifft zu."},"not":{"$ref":"#/definitions/blockRule"}}},"device":{"title":"Device","type":"string","enum":["DESKTOP","TABLET","MOBILE","UNKNOWN"],"description":"Geräteklasse."},"articleSubject":{"title":"PageArticleSubject","x-about":"einen Artikel","x-placeholders":["article.headline","article.teaser","article.author"],"x-operation":"getArticle","type":"object","additionalProperties":false,"required":["kind","parameter"],"properties":{"kind":{"const":"article","type":"string","description":"Ein Artikel, gefunden über seinen Alias."},"parameter":{"$ref":"#/definitions/parameter"},"prefix":{"type":"string","pattern":"^[a-z0-9]+([-/][a-z0-9]+)*$","description":"Vorangestellter Teil des Alias.","examples":["ratgeber"]}}},"indexSubject":{"title":"PageIndexSubject","x-about":"einen Index","x-placeholders":["index.name"],"type":"object","additionalProperties":false,"required":["kind","parameter"],"properties":{"kind":{"const":"index","type":"string","description":"Ein Index aus indices.yaml, gefunden über seinen Alias."},"parameter":{"$ref":"#/definitions/parameter"}}},"instrumentSubject":{"title":"PageInstrumentSubject","$comment":"A kind of subject: a branch of definitions.subject in the page schema, whose definitions it may refer to.","x-about":"ein Instrument","x-placeholders":["instrument.name","instrument.isin","instrument.wkn","instrument.displayType","instrument.symbol"],"x-operation":"getInstrument","type":"object","additionalProperties":false,"required":["kind","entityTypes","parameter"],"properties":{"kind":{"const":"instrument","type":"string","description":"Ein Instrument, gefunden über seine Adresse."},"entityTypes":{"type":"array","minItems":1,"items":{"type":"string","enum":["STOCK","INDEX","BOND","COMMODITY","CRYPTO","CURRENCY","DERIVATIVE","FUND","FUTURE","INTEREST","PRECIOUS_METAL"]},"description":"Arten, die diese Seite zeigt.","examples":[["STOCK"]]},"entitySubTypes":{"type":"array","minItems":1,"items":{"type":"string","minLength":1},"description":"Unterarten, auf die sich die Seite beschränkt.","examples":[["ETF"]]},"parameter":{"$ref":"#/definitions/parameter"},"subPages":{"type":"array","items":{"type":"string","pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"},"description":"Namen der Unterseiten in der Reihenfolge der Anzeige.","examples":[["chart","handelsplaetze"]]}}},"issuerSubject":{"title":"PageIssuerSubject","x-about":"einen Emittenten","x-placeholders":["issuer.name","issuer.alias","issuer.subHeadline","issuer.teaser","tab.title"],"type":"object","additionalProperties":false,"required":["kind","parameter"],"properties":{"kind":{"const":"issuer","type":"string","description":"Die Microsite eines Emittenten, gefunden über ihren Alias."},"parameter":{"$ref":"#/definitions/parameter"},"tabParameter":{"allOf":[{"$ref":"#/definitions/parameter"}],"description":"Teil der Route, der den Reiter nennt.","examples":["tabAlias"]}}},"account-overview":{"description":"Das eigene Konto: Name, E-Mail, Ende der Sitzung und die gekauften Produkte. Nur für private Seiten.","x-vocabulary":"page","x-config":["site"],"type":"object","additionalProperties":false,"required":["type"],"examples":[{"type":"account-overview"}],"properties":{"type":{"const":"account-overview","description":"Immer „account-overview“."},"headline":{"type":"string","minLength":1,"maxLength":60,"description":"Überschrift über den Angaben.","examples":["Deine Angaben"]},"productsHeadline":{"type":"string","minLength":1,"maxLength":60,"description":"Überschrift über den Produkten.","examples":["Deine Produkte"]},"isEnabled":{"$ref":"#/definitions/blockRule"}}},"article-access":{"description":"Sagt am Ende einer Leseprobe, für wen der ganze Beitrag ist. Bei vollständigen Beiträgen erscheint nichts.","x-vocabulary":"page","x-subject":"article","type":"object","additionalProperties":false,"required":["type"],"examples":[{"type":"article-access"}],"properties":{"type":{"const":"article-access","description":"Immer „article-access“."},"isEnabled":{"$ref":"#/definitions/blockRule"}}},"article-content":{"description":"Die Stelle, an der der Inhalt des Artikels erscheint.","x-subject":"article","type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"article-content","description":"Immer „article-content“."},"isEnabled":{"$ref":"#/definitions/blockRule"}}},"article-header":{"description":"Kopf eines Artikels: Überschrift, Anreißer, Autor, Datum, Lesezeit und die Instrumente, um die es geht.","x-vocabulary":"page","x-subject":"article","x-config":["site"],"type":"object","additionalProperties":false,"required":["type"],"examples":[{"type":"article-header"}],"properties":{"type":{"const":"article-header","description":"Immer „article-header“."},"isEnabled":{"$ref":"#/definitions/blockRule"}}},"article-list":{"description":"Alle Beiträge einer Rubrik, neueste zuerst, 25 auf jeder Seite. Die Seite steht als ?page= in der Adresse (ab 0), darum braucht die Seite rendering: request.","x-vocabulary":"page","x-config":["site"],"type":"object","additionalProperties":false,"required":["type","category"],"examples":[{"type":"article-list","category":"analysen"}],"properties":{"type":{"const":"article-list","description":"Immer „article-list“."},"headline":{"type":"string","minLength":1,"description":"Überschrift der Liste; ohne Angabe „Alle Beiträge“.","examples":["Alle Folgen"]},"category":{"type":"string","description":"Rubrik der Beiträge.","examples":["analysen"],"pattern":"^[a-z0-9-]+$"},"isEnabled":{"$ref":"#/definitions/blockRule"}}},"article-teasers":{"description":"Die neuesten Artikel einer Rubrik mit Bild, neueste zuerst; auf den Seiten eines Instruments zuerst die über dieses Instrument.","x-vocabulary":"page","x-config":["site"],"type":"object","additionalProperties":false,"required":["type","category"],"examples":[{"type":"article-teasers","headline":"Ratgeber","category":"ratgeber","count":3}],"properties":{"type":{"const":"article-teasers","description":"Immer „article-teasers“."},"headline":{"type":"string","description":"Überschrift der Liste.","examples":["Ratgeber"]},"category":{"type":"string","description":"Rubrik der Artikel.","examples":["ratgeber"],"pattern":"^[a-z0-9-]+$"},"count":{"type":"integer","minimum":1,"maximum":24,"description":"Zahl der Artikel; ohne Angabe 6.","examples":[3]},"link":{"type":"string","description":"Adresse aller Artikel der Rubrik.","examples":["/ratgeber"],"pattern":"^/"},"linkLabel":{"type":"string","description":"Beschriftung des Verweises auf alle Artikel.","examples":["Alle Ratgeber"]},"isEnabled":{"$ref":"#/definitions/blockRule"}}},"derivative-calculator":{"description":"Rechner für ein Derivat: fünf Szenarien nebeneinander, jedes mit eigenem Kurs des Basiswerts, eigener Volatilität und eigenem Tag.","x-vocabulary":"page","x-subject":"instrument","type":"object","additionalProperties":false,"required":["type"],"examples":[{"type":"derivative-calculator"}],"properties":{"type":{"const":"derivative-calculator","description":"Immer „derivative-calculator“."},"headline":{"type":"string","minLength":1,"description":"Überschrift.","examples":["Rechner"]},"isEnabled":{"$ref":"#/definitions/blockRule"}}},"derivative-facts":{"description":"Kennzahlen, Schwellen und Ausstattung eines Derivats. Knock-outs und Optionsscheine stehen im HTML, bei den übrigen Arten lädt der Browser sie nach.","x-vocabulary":"page","x-subject":"instrument","type":"object","additionalProperties":false,"required":["type"],"examples":[{"type":"derivative-facts"}],"properties":{"type":{"const":"derivative-facts","description":"Immer „derivative-facts“."},"headline":{"type":"string","minLength":1,"description":"Überschrift.","examples":["Kennzahlen und Ausstattung"]},"isEnabled":{"$ref":"#/definitions/blockRule"}}},"derivative-list":{"description":"Derivate zu einem Derivat oder Basiswert als Liste: ähnliche, meistgesuchte, zugehörige. Ohne Treffer erscheint nichts.","x-vocabulary":"page","x-subject":"instrument","type":"object","additionalProperties":false,"required":["type","source"],"examples":[{"type":"derivative-list","source":"mostwanted-by-underlying"}],"properties":{"type":{"const":"derivative-list","description":"Immer „derivative-list“."},"source":{"type":"string","enum":["similar","suggestions","mostwanted","mostwanted-by-underlying","associated"],"description":"Woher die Liste kommt: similar (ähnliche Derivate), suggestions (Vorschläge) und mostwanted (meistgesuchte) zu einem Derivat; mostwanted-by-underlying und associated (zugehörige Derivate) zu einem Basiswert.","examples":["mostwanted-by-underlying"]},"headline":{"type":"string","minLength":1,"description":"Überschrift; ohne Angabe nach der Quelle.","examples":["Meistgesuchte Derivate"]},"count":{"type":"integer","minimum":1,"maximum":25,"default":8,"description":"So viele Zeilen höchstens.","examples":[8]},"isEnabled":{"$ref":"#/definitions/blockRule"}}},"derivative-products":{"description":"Alle handelbaren Produkte einer Derivateart, 25 auf jeder Seite. Die Seite steht als ?page= in der Adresse (ab 0), darum braucht die Seite rendering: request.","x-vocabulary":"page","type":"object","additionalProperties":false,"required":["type","entitySubType"],"examples":[{"type":"derivative-products","entitySubType":"WARRANT"}],"properties":{"type":{"const":"derivative-products","description":"Immer „derivative-products“."},"headline":{"type":"string","minLength":1,"description":"Überschrift; ohne Angabe „Produkte“.","examples":["Knock-outs"]},"entitySubType":{"type":"string","description":"Art des Derivats.","enum":["KNOCKOUT_CERTIFICATE","WARRANT","INLINE_WARRANT","BONUS_CERTIFICATE","BOND_CERTIFICATE","DISCOUNT_WARRANT","FACTOR_CERTIFICATE","DISCOUNT_CERTIFICATE","ETC_ETN_CERTIFICATE","EXPRESS_CERTIFICATE","PART_CAPITAL_PROTECTED_CERTIFICATE","OUTPERFORMANCE_SPRINT_CERTIFICATE","INDEX_PARTICIPATATION_CERTIFICATE"],"examples":["WARRANT"]},"isEnabled":{"$ref":"#/definitions/blockRule"}}},"device-list":{"description":"Die Geräte, auf denen der Nutzer angemeldet ist, jedes mit einem Knopf zum Abmelden. Nur für private Seiten.","x-vocabulary":"page","type":"object","additionalProperties":false,"required":["type"],"examples":[{"type":"device-list"}],"properties":{"type":{"const":"device-list","description":"Immer „device-list“."},"headline":{"type":"string","minLength":1,"maxLength":60,"description":"Überschrift.","examples":["Deine Geräte"]},"isEnabled":{"$ref":"#/definitions/blockRule"}},"x-form":true},"index-lists":{"description":"Verweise auf die Realtimelisten aller Indizes aus indices.yaml.","x-vocabulary":"page","x-config":["indices"],"type":"object","additionalProperties":false,"required":["type"],"examples":[{"type":"index-lists"}],"properties":{"type":{"const":"index-lists","description":"Immer „index-lists“."},"headline":{"type":"string","minLength":1,"description":"Überschrift; ohne sie steht nur die Reihe der Verweise.","examples":["Realtimelisten"]},"isEnabled":{"$ref":"#/definitions/blockRule"}}},"instrument-header":{"description":"Kopf einer Instrumentseite: Name, Kennnummern, letzter Kurs mit Veränderung, Zeit, Handelsplatz und Qualität, Verweise auf die Unterseiten.","x-vocabulary":"page","x-subject":"instrument","type":"object","additionalProperties":false,"required":["type"],"examples":[{"type":"instrument-header","subPages":[{"name":"chart","label":"Chart"}]}],"properties":{"type":{"const":"instrument-header","description":"Immer „instrument-header“."},"subPages":{"type":"array","description":"Unterseiten, auf die der Kopf verweist, in der Reihenfolge der Anzeige.","examples":[[{"name":"chart","label":"Chart"}]],"items":{"type":"object","additionalProperties":false,"required":["name","label"],"description":"Eine Unterseite.","properties":{"name":{"type":"string","minLength":1,"description":"Name in der Adresse.","examples":["chart"],"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"},"label":{"type":"string","minLength":1,"description":"Text des Verweises.","examples":["Chart"]}}}},"isEnabled":{"$ref":"#/definitions/blockRule"}}},"instrument-list":{"description":"Liste von Instrumenten mit Kurs, Veränderung und Uhrzeit.","x-vocabulary":"page","type":"object","additionalProperties":false,"required":["type","headline","instruments"],"examples":[{"type":"instrument-list","headline":"Die meistgesuchten Aktien","instruments":[{"entityType":"STOCK","entityValue":"82849"}]}],"properties":{"type":{"const":"instrument-list","description":"Immer „instrument-list“."},"headline":{"type":"string","minLength":1,"description":"Überschrift.","examples":["Die meistgesuchten Aktien"]},"instruments":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"object","additionalProperties":false,"required":["entityType","entityValue"],"description":"Ein Instrument, genannt mit Art und Kennung.","properties":{"entityType":{"type":"string","enum":["STOCK","INDEX","BOND","COMMODITY","CRYPTO","CURRENCY","DERIVATIVE","ETF","FUND","FUTURE","INTEREST","PRECIOUS_METAL"],"description":"Art des Instruments.","examples":["INDEX"]},"entityValue":{"type":"string","pattern":"^[A-Za-z0-9]{1,24}$","description":"Kennung des Instruments, in Anführungszeichen.","examples":["20735"]}}},"description":"Instrumente in der Reihenfolge der Anzeige.","examples":[[{"entityType":"INDEX","entityValue":"20735"}]]},"isEnabled":{"$ref":"#/definitions/blockRule"}}},"instrument-profile":{"description":"Beschreibung des Instruments in wenigen Absätzen.","x-vocabulary":"page","x-subject":"instrument","type":"object","additionalProperties":false,"required":["type"],"examples":[{"type":"instrument-profile"}],"properties":{"type":{"const":"instrument-profile","description":"Immer „instrument-profile“."},"headline":{"type":"string","minLength":1,"description":"Überschrift.","examples":["Profil"]},"isEnabled":{"$ref":"#/definitions/blockRule"}}},"issuer-contact":{"description":"Kontakt des Emittenten; erscheint nur, wenn er einen nennt.","x-vocabulary":"page","x-subject":"issuer","type":"object","additionalProperties":false,"required":["type"],"examples":[{"type":"issuer-contact"}],"properties":{"type":{"const":"issuer-contact","description":"Immer „issuer-contact“."},"headline":{"type":"string","description":"Überschrift; ohne Angabe „Kontakt“.","examples":["So erreichen Sie uns"]},"isEnabled":{"$ref":"#/definitions/blockRule"}}},"issuer-finder-teaser":{"description":"Die voreingestellten Filter eines Emittenten (layout: finder) mit dem Kurs des Basiswerts.","x-vocabulary":"page","x-subject":"issuer","type":"object","additionalProperties":false,"required":["type"],"examples":[{"type":"issuer-finder-teaser"}],"properties":{"type":{"const":"issuer-finder-teaser","description":"Immer „issuer-finder-teaser“."},"headline":{"type":"string","description":"Überschrift; ohne Angabe „Voreingestellte Filter“.","examples":["Unsere Auswahl"]},"isEnabled":{"$ref":"#/definitions/blockRule"}}},"issuer-footer":{"description":"Schlusstext des Emittenten; erscheint nur, wenn er einen nennt.","x-vocabulary":"page","x-subject":"issuer","type":"object","additionalProperties":false,"required":["type"],"examples":[{"type":"issuer-footer"}],"properties":{"type":{"const":"issuer-footer","description":"Immer „issuer-footer“."},"isEnabled":{"$ref":"#/definitions/blockRule"}}},"issuer-hero":{"description":"Großes Bild des Emittenten (heroImageId), auf Wunsch verlinkt (heroImageUrl).","x-vocabulary":"page","x-subject":"issuer","x-config":["site"],"type":"object","additionalProperties":false,"required":["type"],"examples":[{"type":"issuer-hero"}],"properties":{"type":{"const":"issuer-hero","description":"Immer „issuer-hero“."},"isEnabled":{"$ref":"#/definitions/blockRule"}}},"issuer-instruments":{"description":"Die Instrumente des aktiven Reiters mit Geld, Brief und Kurs, die mitlaufen, in der Reihenfolge der Konfiguration.","x-vocabulary":"page","x-subject":"issuer","type":"object","additionalProperties":false,"required":["type"],"examples":[{"type":"issuer-instruments"}],"properties":{"type":{"const":"issuer-instruments","description":"Immer „issuer-instruments“."},"isEnabled":{"$ref":"#/definitions/blockRule"}}},"issuer-overview":{"description":"Alle Emittenten mit Bild, Anreißer und Verweis auf ihre Seite.","x-vocabulary":"page","x-config":["issuers","site"],"type":"object","additionalProperties":false,"required":["type"],"examples":[{"type":"issuer-overview","headline":"Emittenten"}],"properties":{"type":{"const":"issuer-overview","description":"Immer „issuer-overview“."},"headline":{"type":"string","description":"Überschrift der Liste.","examples":["Emittenten"]},"isEnabled":{"$ref":"#/definitions/blockRule"}}},"issuer-profile":{"description":"Name, Unterzeile, Anreißer und Profiltext des Emittenten mit der Kennzeichnung als Werbung.","x-vocabulary":"page","x-subject":"issuer","x-config":["customers","site"],"type":"object","additionalProperties":false,"required":["type"],"examples":[{"type":"issuer-profile","adLabelStyle":"WITH_NAME"}],"properties":{"type":{"const":"issuer-profile","description":"Immer „issuer-profile“."},"adLabelStyle":{"enum":["WITH_NAME","WITH_LOGO"],"description":"Kennzeichnung mit Namen (ohne Angabe) oder Logo des Kunden.","examples":["WITH_LOGO"]},"isEnabled":{"$ref":"#/definitions/blockRule"}}},"issuer-tabs":{"description":"Die Reiter eines Emittenten mit Listenansicht (layout: list).","x-vocabulary":"page","x-subject":"issuer","type":"object","additionalProperties":false,"required":["type"],"examples":[{"type":"issuer-tabs"}],"properties":{"type":{"const":"issuer-tabs","description":"Immer „issuer-tabs“."},"isEnabled":{"$ref":"#/definitions/blockRule"}}},"issuer-tiles":{"description":"Kacheln des Emittenten mit Überschrift, Bild, Text und Verweis nach außen.","x-vocabulary":"page","x-subject":"issuer","x-config":["site"],"type":"object","additionalProperties":false,"required":["type"],"examples":[{"type":"issuer-tiles","headline":"Mehr vom Emittenten"}],"properties":{"type":{"const":"issuer-tiles","description":"Immer „issuer-tiles“."},"headline":{"type":"string","description":"Überschrift über den Kacheln.","examples":["Mehr vom Emittenten"]},"isEnabled":{"$ref":"#/definitions/blockRule"}}},"key-facts":{"description":"Kennzahlen des Instruments: Stammdaten nach Art, Kurse des Tages und Spannen.","x-vocabulary":"page","x-subject":"instrument","type":"object","additionalProperties":false,"required":["type"],"examples":[{"type":"key-facts"}],"properties":{"type":{"const":"key-facts","description":"Immer „key-facts“."},"headline":{"type":"string","minLength":1,"description":"Überschrift.","examples":["Kennzahlen"]},"isEnabled":{"$ref":"#/definitions/blockRule"}}},"link-list":{"description":"Wegweiser: Gruppen von Verweisen, jeder mit einem erklärenden Satz.","x-vocabulary":"page","type":"object","additionalProperties":false,"required":["type","headline","groups"],"examples":[{"type":"link-list","headline":"Arten von Derivaten","groups":[{"links":[{"name":"Knock-outs","link":"/derivate/Knock-Outs"}]}]}],"properties":{"type":{"const":"link-list","description":"Immer „link-list“."},"headline":{"type":"string","minLength":1,"description":"Überschrift.","examples":["Arten von Derivaten"]},"groups":{"type":"array","minItems":1,"description":"Gruppen in der Reihenfolge der Anzeige.","examples":[[{"title":"Hebelprodukte","links":[{"name":"Knock-outs","link":"/derivate/Knock-Outs"}]}]],"items":{"title":"LinkListGroup","type":"object","additionalProperties":false,"required":["links"],"properties":{"title":{"type":"string","minLength":1,"description":"Überschrift der Gruppe.","examples":["Hebelprodukte"]},"links":{"type":"array","minItems":1,"description":"Verweise der Gruppe.","examples":[[{"name":"Knock-outs","link":"/derivate/Knock-Outs"}]],"items":{"title":"LinkListEntry","type":"object","additionalProperties":false,"required":["name","link"],"properties":{"name":{"type":"string","minLength":1,"description":"Beschriftung.","examples":["Knock-outs"]},"link":{"type":"string","pattern":"^/","description":"Adresse in diesem Portal.","examples":["/derivate/Knock-Outs"]},"text":{"type":"string","minLength":1,"description":"Ein Satz dazu.","examples":["Verfallen wertlos, wenn die Schwelle berührt wird."]}}}}}}},"isEnabled":{"$ref":"#/definitions/blockRule"}}},"login":{"description":"Formular zum Anmelden, mit dem Hinweis auf das Webtrading der Bank. Danach geht es zurück zu der Seite in „from“. Steht nur auf einer Seite mit „audience: private“.","x-vocabulary":"page","x-config":["site"],"type":"object","additionalProperties":false,"required":["type"],"examples":[{"type":"login"}],"properties":{"type":{"const":"login","description":"Immer „login“."},"isEnabled":{"$ref":"#/definitions/blockRule"}},"x-form":true},"logout":{"description":"Knopf zum Abmelden; danach die Nachricht, dass der Nutzer abgemeldet ist. Nur für private Seiten.","x-vocabulary":"page","x-config":["site"],"type":"object","additionalProperties":false,"required":["type"],"examples":[{"type":"logout"}],"properties":{"type":{"const":"logout","description":"Immer „logout“."},"isEnabled":{"$ref":"#/definitions/blockRule"}},"x-form":true},"logout-everywhere":{"description":"Knopf, der den Nutzer auf allen Geräten abmeldet. Nur für private Seiten.","x-vocabulary":"page","type":"object","additionalProperties":false,"required":["type"],"examples":[{"type":"logout-everywhere"}],"properties":{"type":{"const":"logout-everywhere","description":"Immer „logout-everywhere“."},"headline":{"type":"string","minLength":1,"maxLength":60,"description":"Überschrift.","examples":["Überall abmelden"]},"isEnabled":{"$ref":"#/definitions/blockRule"}},"x-form":true},"market-overview":{"description":"Marktüberblick: Gruppen von Instrumenten mit Kurs, Veränderung, Uhrzeit und, wenn gewünscht, Tagesverlauf.","x-vocabulary":"page","type":"object","additionalProperties":false,"required":["type","headline","groups"],"examples":[{"type":"market-overview","headline":"Märkte im Überblick","groups":[{"title":"Indizes","instruments":[{"entityType":"INDEX","entityValue":"20735"}]}]}],"properties":{"type":{"const":"market-overview","description":"Immer „market-overview“."},"headline":{"type":"string","minLength":1,"description":"Überschrift.","examples":["Märkte im Überblick"]},"withCourse":{"type":"boolean","default":false,"description":"Den Tagesverlauf als kleine Linie zeigen.","examples":[true]},"groups":{"type":"array","minItems":1,"maxItems":8,"description":"Gruppen in der Reihenfolge der Anzeige.","examples":[[{"title":"Indizes","instruments":[{"entityType":"INDEX","entityValue":"20735"}]}]],"items":{"type":"object","additionalProperties":false,"required":["title","instruments"],"description":"Eine Gruppe.","properties":{"title":{"type":"string","minLength":1,"description":"Name der Gruppe.","examples":["Indizes"]},"link":{"type":"string","pattern":"^/","description":"Seite mit mehr davon.","examples":["/index"]},"instruments":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"object","additionalProperties":false,"required":["entityType","entityValue"],"description":"Ein Instrument, genannt mit Art und Kennung.","properties":{"entityType":{"type":"string","enum":["STOCK","INDEX","BOND","COMMODITY","CRYPTO","CURRENCY","DERIVATIVE","ETF","FUND","FUTURE","INTEREST","PRECIOUS_METAL"],"description":"Art des Instruments.","examples":["INDEX"]},"entityValue":{"type":"string","pattern":"^[A-Za-z0-9]{1,24}$","description":"Kennung des Instruments, in Anführungszeichen.","examples":["20735"]}}},"description":"Instrumente in der Reihenfolge der Anzeige.","examples":[[{"entityType":"INDEX","entityValue":"20735"}]]}}}},"isEnabled":{"$ref":"#/definitions/blockRule"}}},"page-intro":{"description":"Anfang einer Seite ohne eigenen Gegenstand: Hauptüberschrift und ein kurzer Vorspann.","x-vocabulary":"page","type":"object","additionalProperties":false,"required":["type","headline"],"examples":[{"type":"page-intro","headline":"Aktien","lead":"Kurse, Charts und Kennzahlen der wichtigsten Aktien."}],"properties":{"type":{"const":"page-intro","description":"Immer „page-intro“."},"headline":{"type":"string","minLength":1,"description":"Hauptüberschrift der Seite.","examples":["Aktien"]},"lead":{"type":"string","minLength":1,"description":"Vorspann, ein bis zwei Sätze.","examples":["Kurse, Charts und Kennzahlen der wichtigsten Aktien."]},"kicker":{"type":"string","minLength":1,"description":"Kurzes Wort über der Überschrift.","examples":["Börse heute"]},"isEnabled":{"$ref":"#/definitions/blockRule"}}},"performance-table":{"description":"Wertentwicklung von einer Woche bis zehn Jahre mit Hoch und Tief.","x-vocabulary":"page","x-subject":"instrument","type":"object","additionalProperties":false,"required":["type"],"examples":[{"type":"performance-table"}],"properties":{"type":{"const":"performance-table","description":"Immer „performance-table“."},"headline":{"type":"string","minLength":1,"description":"Überschrift.","examples":["Wertentwicklung"]},"isEnabled":{"$ref":"#/definitions/blockRule"}}},"price-chart":{"description":"Kursverlauf als Chart mit Auswahl des Zeitraums und Tabelle. Ohne JavaScript führen die Zeiträume auf die Unterseite „chart“.","x-vocabulary":"page","x-subject":"instrument","type":"object","additionalProperties":false,"required":["type"],"examples":[{"type":"price-chart","range":"Y1"}],"properties":{"type":{"const":"price-chart","description":"Immer „price-chart“."},"headline":{"type":"string","minLength":1,"description":"Überschrift.","examples":["Chart"]},"range":{"type":"string","enum":["D1","W1","M1","M3","M6","Y1","Y3","Y5","Y10","MAX"],"default":"Y1","description":"Zeitraum, der zuerst gezeigt wird.","examples":["Y1"]},"ranges":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["D1","W1","M1","M3","M6","Y1","Y3","Y5","Y10","MAX"],"description":"Zeitraum."},"description":"Zeiträume zur Auswahl; ohne Angabe alle.","examples":[["M1","Y1","MAX"]]},"height":{"type":"string","enum":["normal","large"],"default":"normal","description":"Höhe des Charts.","examples":["large"]},"isEnabled":{"$ref":"#/definitions/blockRule"}}},"price-history-table":{"description":"Tageskurse, neueste zuerst.","x-vocabulary":"page","x-subject":"instrument","type":"object","additionalProperties":false,"required":["type"],"examples":[{"type":"price-history-table"}],"properties":{"type":{"const":"price-history-table","description":"Immer „price-history-table“."},"headline":{"type":"string","minLength":1,"description":"Überschrift.","examples":["Historische Kurse"]},"days":{"type":"integer","minimum":5,"maximum":260,"default":30,"description":"Zahl der Tage.","examples":[30]},"isEnabled":{"$ref":"#/definitions/blockRule"}}},"realtime-list":{"description":"Alle Mitglieder des Index der Seite mit Geld, Brief, Kurs, Veränderung, Stück, Uhrzeit und Kursqualität; die Kurse laufen mit. Sortierbar über die Adresse: die Seite braucht „rendering: request“.","x-vocabulary":"page","x-subject":"index","type":"object","additionalProperties":false,"required":["type"],"examples":[{"type":"realtime-list"}],"properties":{"type":{"const":"realtime-list","description":"Immer „realtime-list“."},"isEnabled":{"$ref":"#/definitions/blockRule"}}},"registration":{"description":"Formular, mit dem sich jemand ein Konto anlegt. Steht nur auf einer Seite mit „audience: private“.","x-vocabulary":"page","type":"object","additionalProperties":false,"required":["type"],"examples":[{"type":"registration"}],"properties":{"type":{"const":"registration","description":"Immer „registration“."},"isEnabled":{"$ref":"#/definitions/blockRule"}},"x-form":true},"registration-confirmation":{"description":"Formular, das ein neues Konto mit dem Code aus der E-Mail bestätigt. Steht nur auf einer Seite mit „audience: private“.","x-vocabulary":"page","type":"object","additionalProperties":false,"required":["type"],"examples":[{"type":"registration-confirmation"}],"properties":{"type":{"const":"registration-confirmation","description":"Immer „registration-confirmation“."},"isEnabled":{"$ref":"#/definitions/blockRule"}},"x-form":true},"text-section":{"description":"Abschnitt einer reinen Textseite, etwa im Impressum: Überschrift und Absätze ohne Auszeichnung.","x-vocabulary":"page","type":"object","additionalProperties":false,"required":["type","headline","paragraphs"],"examples":[{"type":"text-section","headline":"Cookies","paragraphs":["Ein Cookie merkt sich die gewählte Darstellung."]}],"properties":{"type":{"const":"text-section","description":"Immer „text-section“."},"headline":{"type":"string","minLength":1,"description":"Überschrift des Abschnitts.","examples":["Anbieter"]},"paragraphs":{"type":"array","minItems":1,"items":{"type":"string","minLength":1},"description":"Absätze. Zeilenumbrüche innerhalb eines Absatzes bleiben erhalten, etwa in einer Anschrift.","examples":[["Parkett GmbH\nMusterstraße 1\n10000 Musterstadt"]]},"isEnabled":{"$ref":"#/definitions/blockRule"}}},"venue-table":{"description":"Handelsplätze des Instruments mit Kurs, Veränderung, Geld, Brief, Umsatz, Zeit und Qualität.","x-vocabulary":"page","x-subject":"instrument","type":"object","additionalProperties":false,"required":["type"],"examples":[{"type":"venue-table"}],"properties":{"type":{"const":"venue-table","description":"Immer „venue-table“."},"headline":{"type":"string","minLength":1,"description":"Überschrift.","examples":["Handelsplätze"]},"hiddenNotations":{"type":"array","items":{"type":"integer","minimum":1,"description":"Notierung."},"description":"Notierungen, die nicht gezeigt werden.","examples":[[163498]]},"isEnabled":{"$ref":"#/definitions/blockRule"}}}},"$id":"parkett:page","allOf":[{"if":{"anyOf":[{"required":["subject"],"properties":{"subject":{"required":["kind"],"properties":{"kind":{"const":"article"}}}}},{"required":["layout"]}]},"else":{"properties":{"body":{"properties":{"top":{"items":{"properties":{"type":{"not":{"enum":["article-access","article-content","article-header"]},"x-subject":"article"}}}},"main":{"items":{"properties":{"type":{"not":{"enum":["article-access","article-content","article-header"]},"x-subject":"article"}}}},"aside":{"items":{"properties":{"type":{"not":{"enum":["article-access","article-content","article-header"]},"x-subject":"article"}}}}}},"subPages":{"additionalProperties":{"properties":{"body":{"properties":{"top":{"items":{"properties":{"type":{"not":{"enum":["article-access","article-content","article-header"]},"x-subject":"article"}}}},"main":{"items":{"properties":{"type":{"not":{"enum":["article-access","article-content","article-header"]},"x-subject":"article"}}}},"aside":{"items":{"properties":{"type":{"not":{"enum":["article-access","article-content","article-header"]},"x-subject":"article"}}}}}}}}}}}},{"if":{"anyOf":[{"required":["subject"],"properties":{"subject":{"required":["kind"],"properties":{"kind":{"const":"instrument"}}}}},{"required":["layout"]}]},"else":{"properties":{"body":{"properties":{"top":{"items":{"properties":{"type":{"not":{"enum":["derivative-calculator","derivative-facts","derivative-list","instrument-header","instrument-profile","key-facts","performance-table","price-chart","price-history-table","venue-table"]},"x-subject":"instrument"}}}},"main":{"items":{"properties":{"type":{"not":{"enum":["derivative-calculator","derivative-facts","derivative-list","instrument-header","instrument-profile","key-facts","performance-table","price-chart","price-history-table","venue-table"]},"x-subject":"instrument"}}}},"aside":{"items":{"properties":{"type":{"not":{"enum":["derivative-calculator","derivative-facts","derivative-list","instrument-header","instrument-profile","key-facts","performance-table","price-chart","price-history-table","venue-table"]},"x-subject":"instrument"}}}}}},"subPages":{"additionalProperties":{"properties":{"body":{"properties":{"top":{"items":{"properties":{"type":{"not":{"enum":["derivative-calculator","derivative-facts","derivative-list","instrument-header","instrument-profile","key-facts","performance-table","price-chart","price-history-table","venue-table"]},"x-subject":"instrument"}}}},"main":{"items":{"properties":{"type":{"not":{"enum":["derivative-calculator","derivative-facts","derivative-list","instrument-header","instrument-profile","key-facts","performance-table","price-chart","price-history-table","venue-table"]},"x-subject":"instrument"}}}},"aside":{"items":{"properties":{"type":{"not":{"enum":["derivative-calculator","derivative-facts","derivative-list","instrument-header","instrument-profile","key-facts","performance-table","price-chart","price-history-table","venue-table"]},"x-subject":"instrument"}}}}}}}}}}}},{"if":{"anyOf":[{"required":["subject"],"properties":{"subject":{"required":["kind"],"properties":{"kind":{"const":"issuer"}}}}},{"required":["layout"]}]},"else":{"properties":{"body":{"properties":{"top":{"items":{"properties":{"type":{"not":{"enum":["issuer-contact","issuer-finder-teaser","issuer-footer","issuer-hero","issuer-instruments","issuer-profile","issuer-tabs","issuer-tiles"]},"x-subject":"issuer"}}}},"main":{"items":{"properties":{"type":{"not":{"enum":["issuer-contact","issuer-finder-teaser","issuer-footer","issuer-hero","issuer-instruments","issuer-profile","issuer-tabs","issuer-tiles"]},"x-subject":"issuer"}}}},"aside":{"items":{"properties":{"type":{"not":{"enum":["issuer-contact","issuer-finder-teaser","issuer-footer","issuer-hero","issuer-instruments","issuer-profile","issuer-tabs","issuer-tiles"]},"x-subject":"issuer"}}}}}},"subPages":{"additionalProperties":{"properties":{"body":{"properties":{"top":{"items":{"properties":{"type":{"not":{"enum":["issuer-contact","issuer-finder-teaser","issuer-footer","issuer-hero","issuer-instruments","issuer-profile","issuer-tabs","issuer-tiles"]},"x-subject":"issuer"}}}},"main":{"items":{"properties":{"type":{"not":{"enum":["issuer-contact","issuer-finder-teaser","issuer-footer","issuer-hero","issuer-instruments","issuer-profile","issuer-tabs","issuer-tiles"]},"x-subject":"issuer"}}}},"aside":{"items":{"properties":{"type":{"not":{"enum":["issuer-contact","issuer-finder-teaser","issuer-footer","issuer-hero","issuer-instruments","issuer-profile","issuer-tabs","issuer-tiles"]},"x-subject":"issuer"}}}}}}}}}}}},{"if":{"anyOf":[{"required":["subject"],"properties":{"subject":{"required":["kind"],"properties":{"kind":{"const":"index"}}}}},{"required":["layout"]}]},"else":{"properties":{"body":{"properties":{"top":{"items":{"properties":{"type":{"not":{"enum":["realtime-list"]},"x-subject":"index"}}}},"main":{"items":{"properties":{"type":{"not":{"enum":["realtime-list"]},"x-subject":"index"}}}},"aside":{"items":{"properties":{"type":{"not":{"enum":["realtime-list"]},"x-subject":"index"}}}}}},"subPages":{"additionalProperties":{"properties":{"body":{"properties":{"top":{"items":{"properties":{"type":{"not":{"enum":["realtime-list"]},"x-subject":"index"}}}},"main":{"items":{"properties":{"type":{"not":{"enum":["realtime-list"]},"x-subject":"index"}}}},"aside":{"items":{"properties":{"type":{"not":{"enum":["realtime-list"]},"x-subject":"index"}}}}}}}}}}}},{"if":{"anyOf":[{"required":["audience"],"properties":{"audience":{"const":"private"}}},{"required":["layout"]}]},"else":{"properties":{"body":{"properties":{"top":{"items":{"properties":{"type":{"not":{"enum":["device-list","login","logout","logout-everywhere","registration","registration-confirmation"]},"x-form":true}}}},"main":{"items":{"properties":{"type":{"not":{"enum":["device-list","login","logout","logout-everywhere","registration","registration-confirmation"]},"x-form":true}}}},"aside":{"items":{"properties":{"type":{"not":{"enum":["device-list","login","logout","logout-everywhere","registration","registration-confirmation"]},"x-form":true}}}}}},"subPages":{"additionalProperties":{"properties":{"body":{"properties":{"top":{"items":{"properties":{"type":{"not":{"enum":["device-list","login","logout","logout-everywhere","registration","registration-confirmation"]},"x-form":true}}}},"main":{"items":{"properties":{"type":{"not":{"enum":["device-list","login","logout","logout-everywhere","registration","registration-confirmation"]},"x-form":true}}}},"aside":{"items":{"properties":{"type":{"not":{"enum":["device-list","login","logout","logout-everywhere","registration","registration-confirmation"]},"x-form":true}}}}}}}}}}}}]};
const schema59 = {"title":"PageAccess","type":"object","additionalProperties":false,"required":["loggedIn"],"description":"Wer eine private Seite sehen darf; ohne diese Angabe jeder.","properties":{"loggedIn":{"type":"boolean","const":true,"description":"true: nur angemeldet; alle anderen führt die Seite zur Anmeldung und danach zurück.","examples":[true]}}};
const schema60 = {"title":"PageSubject","type":"object","description":"Wovon die Seite handelt. Unbekannte Gegenstände ergeben 404.","discriminator":{"propertyName":"kind"},"$comment":"Its branches are the files in subjects/, one for each kind.","oneOf":[{"$ref":"#/definitions/articleSubject"},{"$ref":"#/definitions/indexSubject"},{"$ref":"#/definitions/instrumentSubject"},{"$ref":"#/definitions/issuerSubject"}]};
const schema61 = {"title":"PageArticleSubject","x-about":"einen Artikel","x-placeholders":["article.headline","article.teaser","article.author"],"x-operation":"getArticle","type":"object","additionalProperties":false,"required":["kind","parameter"],"properties":{"kind":{"const":"article","type":"string","description":"Ein Artikel, gefunden über seinen Alias."},"parameter":{"$ref":"#/definitions/parameter"},"prefix":{"type":"string","pattern":"^[a-z0-9]+([-/][a-z0-9]+)*$","description":"Vorangestellter Teil des Alias.","examples":["ratgeber"]}}};
const schema62 = {"title":"RouteParameter","type":"string","pattern":"^[A-Za-z][A-Za-z0-9]*$","description":"Name des Platzhalters in der Route, der den Gegenstand nennt.","examples":["snapshot"]};
const pattern44 = new RegExp("^[A-Za-z][A-Za-z0-9]*$", "u");
const pattern45 = new RegExp("^[a-z0-9]+([-/][a-z0-9]+)*$", "u");

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema61.required,parentSchema:schema61,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.parameter === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parameter"},message:"must have required property '"+"parameter"+"'",schema:schema61.required,parentSchema:schema61,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "kind") || (key0 === "parameter")) || (key0 === "prefix"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema61,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema61.properties.kind.type,parentSchema:schema61.properties.kind,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("article" !== data0){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "article"},message:"must be equal to constant",schema:"article",parentSchema:schema61.properties.kind,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.parameter !== undefined){
let data1 = data.parameter;
if(typeof data1 === "string"){
if(!pattern44.test(data1)){
const err5 = {instancePath:instancePath+"/parameter",schemaPath:"#/definitions/parameter/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]*$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]*$"+"\"",schema:"^[A-Za-z][A-Za-z0-9]*$",parentSchema:schema62,data:data1};
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
const err6 = {instancePath:instancePath+"/parameter",schemaPath:"#/definitions/parameter/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema62.type,parentSchema:schema62,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.prefix !== undefined){
let data2 = data.prefix;
if(typeof data2 === "string"){
if(!pattern45.test(data2)){
const err7 = {instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+([-/][a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+([-/][a-z0-9]+)*$"+"\"",schema:"^[a-z0-9]+([-/][a-z0-9]+)*$",parentSchema:schema61.properties.prefix,data:data2};
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
const err8 = {instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema61.properties.prefix.type,parentSchema:schema61.properties.prefix,data:data2};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema61.type,parentSchema:schema61,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}

const schema63 = {"title":"PageIndexSubject","x-about":"einen Index","x-placeholders":["index.name"],"type":"object","additionalProperties":false,"required":["kind","parameter"],"properties":{"kind":{"const":"index","type":"string","description":"Ein Index aus indices.yaml, gefunden über seinen Alias."},"parameter":{"$ref":"#/definitions/parameter"}}};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema63.required,parentSchema:schema63,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.parameter === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parameter"},message:"must have required property '"+"parameter"+"'",schema:schema63.required,parentSchema:schema63,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "kind") || (key0 === "parameter"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema63,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema63.properties.kind.type,parentSchema:schema63.properties.kind,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("index" !== data0){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "index"},message:"must be equal to constant",schema:"index",parentSchema:schema63.properties.kind,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.parameter !== undefined){
let data1 = data.parameter;
if(typeof data1 === "string"){
if(!pattern44.test(data1)){
const err5 = {instancePath:instancePath+"/parameter",schemaPath:"#/definitions/parameter/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]*$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]*$"+"\"",schema:"^[A-Za-z][A-Za-z0-9]*$",parentSchema:schema62,data:data1};
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
const err6 = {instancePath:instancePath+"/parameter",schemaPath:"#/definitions/parameter/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema62.type,parentSchema:schema62,data:data1};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema63.type,parentSchema:schema63,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}

const schema65 = {"title":"PageInstrumentSubject","$comment":"A kind of subject: a branch of definitions.subject in the page schema, whose definitions it may refer to.","x-about":"ein Instrument","x-placeholders":["instrument.name","instrument.isin","instrument.wkn","instrument.displayType","instrument.symbol"],"x-operation":"getInstrument","type":"object","additionalProperties":false,"required":["kind","entityTypes","parameter"],"properties":{"kind":{"const":"instrument","type":"string","description":"Ein Instrument, gefunden über seine Adresse."},"entityTypes":{"type":"array","minItems":1,"items":{"type":"string","enum":["STOCK","INDEX","BOND","COMMODITY","CRYPTO","CURRENCY","DERIVATIVE","FUND","FUTURE","INTEREST","PRECIOUS_METAL"]},"description":"Arten, die diese Seite zeigt.","examples":[["STOCK"]]},"entitySubTypes":{"type":"array","minItems":1,"items":{"type":"string","minLength":1},"description":"Unterarten, auf die sich die Seite beschränkt.","examples":[["ETF"]]},"parameter":{"$ref":"#/definitions/parameter"},"subPages":{"type":"array","items":{"type":"string","pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"},"description":"Namen der Unterseiten in der Reihenfolge der Anzeige.","examples":[["chart","handelsplaetze"]]}}};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema65.required,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.entityTypes === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entityTypes"},message:"must have required property '"+"entityTypes"+"'",schema:schema65.required,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.parameter === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parameter"},message:"must have required property '"+"parameter"+"'",schema:schema65.required,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "kind") || (key0 === "entityTypes")) || (key0 === "entitySubTypes")) || (key0 === "parameter")) || (key0 === "subPages"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema65.properties.kind.type,parentSchema:schema65.properties.kind,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("instrument" !== data0){
const err5 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "instrument"},message:"must be equal to constant",schema:"instrument",parentSchema:schema65.properties.kind,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.entityTypes !== undefined){
let data1 = data.entityTypes;
if(Array.isArray(data1)){
if(data1.length < 1){
const err6 = {instancePath:instancePath+"/entityTypes",schemaPath:"#/properties/entityTypes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema65.properties.entityTypes,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/entityTypes/" + i0,schemaPath:"#/properties/entityTypes/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema65.properties.entityTypes.items.type,parentSchema:schema65.properties.entityTypes.items,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((((((((((data2 === "STOCK") || (data2 === "INDEX")) || (data2 === "BOND")) || (data2 === "COMMODITY")) || (data2 === "CRYPTO")) || (data2 === "CURRENCY")) || (data2 === "DERIVATIVE")) || (data2 === "FUND")) || (data2 === "FUTURE")) || (data2 === "INTEREST")) || (data2 === "PRECIOUS_METAL"))){
const err8 = {instancePath:instancePath+"/entityTypes/" + i0,schemaPath:"#/properties/entityTypes/items/enum",keyword:"enum",params:{allowedValues: schema65.properties.entityTypes.items.enum},message:"must be equal to one of the allowed values",schema:schema65.properties.entityTypes.items.enum,parentSchema:schema65.properties.entityTypes.items,data:data2};
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
const err9 = {instancePath:instancePath+"/entityTypes",schemaPath:"#/properties/entityTypes/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema65.properties.entityTypes.type,parentSchema:schema65.properties.entityTypes,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.entitySubTypes !== undefined){
let data3 = data.entitySubTypes;
if(Array.isArray(data3)){
if(data3.length < 1){
const err10 = {instancePath:instancePath+"/entitySubTypes",schemaPath:"#/properties/entitySubTypes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema65.properties.entitySubTypes,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(typeof data4 === "string"){
if(func2(data4) < 1){
const err11 = {instancePath:instancePath+"/entitySubTypes/" + i1,schemaPath:"#/properties/entitySubTypes/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema65.properties.entitySubTypes.items,data:data4};
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
const err12 = {instancePath:instancePath+"/entitySubTypes/" + i1,schemaPath:"#/properties/entitySubTypes/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema65.properties.entitySubTypes.items.type,parentSchema:schema65.properties.entitySubTypes.items,data:data4};
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
const err13 = {instancePath:instancePath+"/entitySubTypes",schemaPath:"#/properties/entitySubTypes/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema65.properties.entitySubTypes.type,parentSchema:schema65.properties.entitySubTypes,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.parameter !== undefined){
let data5 = data.parameter;
if(typeof data5 === "string"){
if(!pattern44.test(data5)){
const err14 = {instancePath:instancePath+"/parameter",schemaPath:"#/definitions/parameter/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]*$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]*$"+"\"",schema:"^[A-Za-z][A-Za-z0-9]*$",parentSchema:schema62,data:data5};
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
const err15 = {instancePath:instancePath+"/parameter",schemaPath:"#/definitions/parameter/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema62.type,parentSchema:schema62,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.subPages !== undefined){
let data6 = data.subPages;
if(Array.isArray(data6)){
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
if(typeof data7 === "string"){
if(!pattern2.test(data7)){
const err16 = {instancePath:instancePath+"/subPages/" + i2,schemaPath:"#/properties/subPages/items/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema65.properties.subPages.items,data:data7};
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
const err17 = {instancePath:instancePath+"/subPages/" + i2,schemaPath:"#/properties/subPages/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema65.properties.subPages.items.type,parentSchema:schema65.properties.subPages.items,data:data7};
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
const err18 = {instancePath:instancePath+"/subPages",schemaPath:"#/properties/subPages/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema65.properties.subPages.type,parentSchema:schema65.properties.subPages,data:data6};
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
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema65.type,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}

const schema67 = {"title":"PageIssuerSubject","x-about":"einen Emittenten","x-placeholders":["issuer.name","issuer.alias","issuer.subHeadline","issuer.teaser","tab.title"],"type":"object","additionalProperties":false,"required":["kind","parameter"],"properties":{"kind":{"const":"issuer","type":"string","description":"Die Microsite eines Emittenten, gefunden über ihren Alias."},"parameter":{"$ref":"#/definitions/parameter"},"tabParameter":{"allOf":[{"$ref":"#/definitions/parameter"}],"description":"Teil der Route, der den Reiter nennt.","examples":["tabAlias"]}}};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema67.required,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.parameter === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parameter"},message:"must have required property '"+"parameter"+"'",schema:schema67.required,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "kind") || (key0 === "parameter")) || (key0 === "tabParameter"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.properties.kind.type,parentSchema:schema67.properties.kind,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("issuer" !== data0){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "issuer"},message:"must be equal to constant",schema:"issuer",parentSchema:schema67.properties.kind,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.parameter !== undefined){
let data1 = data.parameter;
if(typeof data1 === "string"){
if(!pattern44.test(data1)){
const err5 = {instancePath:instancePath+"/parameter",schemaPath:"#/definitions/parameter/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]*$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]*$"+"\"",schema:"^[A-Za-z][A-Za-z0-9]*$",parentSchema:schema62,data:data1};
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
const err6 = {instancePath:instancePath+"/parameter",schemaPath:"#/definitions/parameter/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema62.type,parentSchema:schema62,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.tabParameter !== undefined){
let data2 = data.tabParameter;
if(typeof data2 === "string"){
if(!pattern44.test(data2)){
const err7 = {instancePath:instancePath+"/tabParameter",schemaPath:"#/definitions/parameter/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]*$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]*$"+"\"",schema:"^[A-Za-z][A-Za-z0-9]*$",parentSchema:schema62,data:data2};
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
const err8 = {instancePath:instancePath+"/tabParameter",schemaPath:"#/definitions/parameter/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema62.type,parentSchema:schema62,data:data2};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema67.type,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}


function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "article"){
if(!(validate37(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
else if(tag0 === "index"){
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
else if(tag0 === "instrument"){
if(!(validate39(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
else if(tag0 === "issuer"){
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
}
else {
const err0 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf",schema:schema60.discriminator,parentSchema:schema60,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string",schema:schema60.discriminator,parentSchema:schema60,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema60.type,parentSchema:schema60,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}

const schema70 = {"title":"PageBody","type":"object","additionalProperties":false,"minProperties":1,"description":"Bausteine der Seite, verteilt auf drei Plätze.","properties":{"top":{"allOf":[{"$ref":"#/definitions/slot"}],"description":"Oben, über die ganze Breite."},"main":{"allOf":[{"$ref":"#/definitions/slot"}],"description":"Hauptspalte."},"aside":{"allOf":[{"$ref":"#/definitions/slot"}],"description":"Randspalte; auf schmalen Bildschirmen unter der Hauptspalte."}}};
const schema71 = {"title":"Slot","type":"array","description":"Bausteine in der Reihenfolge der Anzeige.","items":{"$ref":"#/definitions/block"}};
const schema72 = {"type":"object","description":"Ein Baustein; „type“ bestimmt, was er sonst noch haben kann.","required":["type"],"discriminator":{"propertyName":"type"},"oneOf":[{"$ref":"#/definitions/account-overview"},{"$ref":"#/definitions/article-access"},{"$ref":"#/definitions/article-content"},{"$ref":"#/definitions/article-header"},{"$ref":"#/definitions/article-list"},{"$ref":"#/definitions/article-teasers"},{"$ref":"#/definitions/derivative-calculator"},{"$ref":"#/definitions/derivative-facts"},{"$ref":"#/definitions/derivative-list"},{"$ref":"#/definitions/derivative-products"},{"$ref":"#/definitions/device-list"},{"$ref":"#/definitions/index-lists"},{"$ref":"#/definitions/instrument-header"},{"$ref":"#/definitions/instrument-list"},{"$ref":"#/definitions/instrument-profile"},{"$ref":"#/definitions/issuer-contact"},{"$ref":"#/definitions/issuer-finder-teaser"},{"$ref":"#/definitions/issuer-footer"},{"$ref":"#/definitions/issuer-hero"},{"$ref":"#/definitions/issuer-instruments"},{"$ref":"#/definitions/issuer-overview"},{"$ref":"#/definitions/issuer-profile"},{"$ref":"#/definitions/issuer-tabs"},{"$ref":"#/definitions/issuer-tiles"},{"$ref":"#/definitions/key-facts"},{"$ref":"#/definitions/link-list"},{"$ref":"#/definitions/login"},{"$ref":"#/definitions/logout"},{"$ref":"#/definitions/logout-everywhere"},{"$ref":"#/definitions/market-overview"},{"$ref":"#/definitions/page-intro"},{"$ref":"#/definitions/performance-table"},{"$ref":"#/definitions/price-chart"},{"$ref":"#/definitions/price-history-table"},{"$ref":"#/definitions/realtime-list"},{"$ref":"#/definitions/registration"},{"$ref":"#/definitions/registration-confirmation"},{"$ref":"#/definitions/text-section"},{"$ref":"#/definitions/venue-table"}]};
const schema73 = {"description":"Das eigene Konto: Name, E-Mail, Ende der Sitzung und die gekauften Produkte. Nur für private Seiten.","x-vocabulary":"page","x-config":["site"],"type":"object","additionalProperties":false,"required":["type"],"examples":[{"type":"account-overview"}],"properties":{"type":{"const":"account-overview","description":"Immer „account-overview“."},"headline":{"type":"string","minLength":1,"maxLength":60,"description":"Überschrift über den Angaben.","examples":["Deine Angaben"]},"productsHeadline":{"type":"string","minLength":1,"maxLength":60,"description":"Überschrift über den Produkten.","examples":["Deine Produkte"]},"isEnabled":{"$ref":"#/definitions/blockRule"}}};
const schema74 = {"title":"BlockRule","type":"object","additionalProperties":false,"minProperties":1,"description":"Wann der Baustein erscheint. Alle genannten Bedingungen müssen zutreffen.","properties":{"loggedIn":{"type":"boolean","description":"true: nur angemeldet, false: nur abgemeldet.","examples":[true]},"device":{"description":"Geräteklasse, eine oder mehrere.","examples":["DESKTOP"],"oneOf":[{"$ref":"#/definitions/device"},{"type":"array","minItems":1,"items":{"$ref":"#/definitions/device"}}]},"app":{"type":"boolean","description":"true: nur in der App, false: nur im Browser.","examples":[false]},"layout":{"type":"string","enum":["finder","list"],"description":"Nur auf Microsites mit diesem Layout.","examples":["list"]},"all":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/blockRule"},"description":"Alle diese Regeln treffen zu."},"any":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/blockRule"},"description":"Mindestens eine dieser Regeln trifft zu."},"not":{"$ref":"#/definitions/blockRule"}}};
const schema75 = {"title":"Device","type":"string","enum":["DESKTOP","TABLET","MOBILE","UNKNOWN"],"description":"Geräteklasse."};
const wrapper7 = {validate: validate50};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema74,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "loggedIn") || (key0 === "device")) || (key0 === "app")) || (key0 === "layout")) || (key0 === "all")) || (key0 === "any")) || (key0 === "not"))){
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
if(data.loggedIn !== undefined){
let data0 = data.loggedIn;
if(typeof data0 !== "boolean"){
const err2 = {instancePath:instancePath+"/loggedIn",schemaPath:"#/properties/loggedIn/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema74.properties.loggedIn.type,parentSchema:schema74.properties.loggedIn,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.device !== undefined){
let data1 = data.device;
const _errs5 = errors;
let valid1 = false;
let passing0 = null;
const _errs6 = errors;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/device",schemaPath:"#/definitions/device/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema75.type,parentSchema:schema75,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((((data1 === "DESKTOP") || (data1 === "TABLET")) || (data1 === "MOBILE")) || (data1 === "UNKNOWN"))){
const err4 = {instancePath:instancePath+"/device",schemaPath:"#/definitions/device/enum",keyword:"enum",params:{allowedValues: schema75.enum},message:"must be equal to one of the allowed values",schema:schema75.enum,parentSchema:schema75,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs6 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs9 = errors;
if(Array.isArray(data1)){
if(data1.length < 1){
const err5 = {instancePath:instancePath+"/device",schemaPath:"#/properties/device/oneOf/1/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema74.properties.device.oneOf[1],data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/device/" + i0,schemaPath:"#/definitions/device/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema75.type,parentSchema:schema75,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((((data2 === "DESKTOP") || (data2 === "TABLET")) || (data2 === "MOBILE")) || (data2 === "UNKNOWN"))){
const err7 = {instancePath:instancePath+"/device/" + i0,schemaPath:"#/definitions/device/enum",keyword:"enum",params:{allowedValues: schema75.enum},message:"must be equal to one of the allowed values",schema:schema75.enum,parentSchema:schema75,data:data2};
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
const err8 = {instancePath:instancePath+"/device",schemaPath:"#/properties/device/oneOf/1/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema74.properties.device.oneOf[1].type,parentSchema:schema74.properties.device.oneOf[1],data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid0 = _errs9 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err9 = {instancePath:instancePath+"/device",schemaPath:"#/properties/device/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf",schema:schema74.properties.device.oneOf,parentSchema:schema74.properties.device,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
}
if(data.app !== undefined){
let data3 = data.app;
if(typeof data3 !== "boolean"){
const err10 = {instancePath:instancePath+"/app",schemaPath:"#/properties/app/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema74.properties.app.type,parentSchema:schema74.properties.app,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.layout !== undefined){
let data4 = data.layout;
if(typeof data4 !== "string"){
const err11 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema74.properties.layout.type,parentSchema:schema74.properties.layout,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!((data4 === "finder") || (data4 === "list"))){
const err12 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/enum",keyword:"enum",params:{allowedValues: schema74.properties.layout.enum},message:"must be equal to one of the allowed values",schema:schema74.properties.layout.enum,parentSchema:schema74.properties.layout,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.all !== undefined){
let data5 = data.all;
if(Array.isArray(data5)){
if(data5.length < 1){
const err13 = {instancePath:instancePath+"/all",schemaPath:"#/properties/all/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema74.properties.all,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(!(wrapper7.validate(data5[i1], {instancePath:instancePath+"/all/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? wrapper7.validate.errors : vErrors.concat(wrapper7.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/all",schemaPath:"#/properties/all/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema74.properties.all.type,parentSchema:schema74.properties.all,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.any !== undefined){
let data7 = data.any;
if(Array.isArray(data7)){
if(data7.length < 1){
const err15 = {instancePath:instancePath+"/any",schemaPath:"#/properties/any/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema74.properties.any,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
if(!(wrapper7.validate(data7[i2], {instancePath:instancePath+"/any/" + i2,parentData:data7,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? wrapper7.validate.errors : vErrors.concat(wrapper7.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath:instancePath+"/any",schemaPath:"#/properties/any/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema74.properties.any.type,parentSchema:schema74.properties.any,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.not !== undefined){
if(!(wrapper7.validate(data.not, {instancePath:instancePath+"/not",parentData:data,parentDataProperty:"not",rootData}))){
vErrors = vErrors === null ? wrapper7.validate.errors : vErrors.concat(wrapper7.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema74.type,parentSchema:schema74,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}


function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((((key0 === "type") || (key0 === "headline")) || (key0 === "productsHeadline")) || (key0 === "isEnabled"))){
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
if("account-overview" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "account-overview"},message:"must be equal to constant",schema:"account-overview",parentSchema:schema73.properties.type,data:data0};
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
const err3 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters",schema:60,parentSchema:schema73.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data1) < 1){
const err4 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema73.properties.headline,data:data1};
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
const err5 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema73.properties.headline.type,parentSchema:schema73.properties.headline,data:data1};
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
const err6 = {instancePath:instancePath+"/productsHeadline",schemaPath:"#/properties/productsHeadline/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters",schema:60,parentSchema:schema73.properties.productsHeadline,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func2(data2) < 1){
const err7 = {instancePath:instancePath+"/productsHeadline",schemaPath:"#/properties/productsHeadline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema73.properties.productsHeadline,data:data2};
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
const err8 = {instancePath:instancePath+"/productsHeadline",schemaPath:"#/properties/productsHeadline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema73.properties.productsHeadline.type,parentSchema:schema73.properties.productsHeadline,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.isEnabled !== undefined){
if(!(validate50(data.isEnabled, {instancePath:instancePath+"/isEnabled",parentData:data,parentDataProperty:"isEnabled",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema73.type,parentSchema:schema73,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}

const schema77 = {"description":"Sagt am Ende einer Leseprobe, für wen der ganze Beitrag ist. Bei vollständigen Beiträgen erscheint nichts.","x-vocabulary":"page","x-subject":"article","type":"object","additionalProperties":false,"required":["type"],"examples":[{"type":"article-access"}],"properties":{"type":{"const":"article-access","description":"Immer „article-access“."},"isEnabled":{"$ref":"#/definitions/blockRule"}}};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(!((key0 === "type") || (key0 === "isEnabled"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema77,data};
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
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "article-access"},message:"must be equal to constant",schema:"article-access",parentSchema:schema77.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.isEnabled !== undefined){
if(!(validate50(data.isEnabled, {instancePath:instancePath+"/isEnabled",parentData:data,parentDataProperty:"isEnabled",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema77.type,parentSchema:schema77,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}

const schema78 = {"description":"Die Stelle, an der der Inhalt des Artikels erscheint.","x-subject":"article","type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"article-content","description":"Immer „article-content“."},"isEnabled":{"$ref":"#/definitions/blockRule"}}};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((key0 === "type") || (key0 === "isEnabled"))){
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
if("article-content" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "article-content"},message:"must be equal to constant",schema:"article-content",parentSchema:schema78.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.isEnabled !== undefined){
if(!(validate50(data.isEnabled, {instancePath:instancePath+"/isEnabled",parentData:data,parentDataProperty:"isEnabled",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
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
validate54.errors = vErrors;
return errors === 0;
}

const schema79 = {"description":"Kopf eines Artikels: Überschrift, Anreißer, Autor, Datum, Lesezeit und die Instrumente, um die es geht.","x-vocabulary":"page","x-subject":"article","x-config":["site"],"type":"object","additionalProperties":false,"required":["type"],"examples":[{"type":"article-header"}],"properties":{"type":{"const":"article-header","description":"Immer „article-header“."},"isEnabled":{"$ref":"#/definitions/blockRule"}}};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(!((key0 === "type") || (key0 === "isEnabled"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema79,data};
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
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "article-header"},message:"must be equal to constant",schema:"article-header",parentSchema:schema79.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.isEnabled !== undefined){
if(!(validate50(data.isEnabled, {instancePath:instancePath+"/isEnabled",parentData:data,parentDataProperty:"isEnabled",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema79.type,parentSchema:schema79,data};
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

const schema80 = {"description":"Alle Beiträge einer Rubrik, neueste zuerst, 25 auf jeder Seite. Die Seite steht als ?page= in der Adresse (ab 0), darum braucht die Seite rendering: request.","x-vocabulary":"page","x-config":["site"],"type":"object","additionalProperties":false,"required":["type","category"],"examples":[{"type":"article-list","category":"analysen"}],"properties":{"type":{"const":"article-list","description":"Immer „article-list“."},"headline":{"type":"string","minLength":1,"description":"Überschrift der Liste; ohne Angabe „Alle Beiträge“.","examples":["Alle Folgen"]},"category":{"type":"string","description":"Rubrik der Beiträge.","examples":["analysen"],"pattern":"^[a-z0-9-]+$"},"isEnabled":{"$ref":"#/definitions/blockRule"}}};
const pattern51 = new RegExp("^[a-z0-9-]+$", "u");

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.category === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'",schema:schema80.required,parentSchema:schema80,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "headline")) || (key0 === "category")) || (key0 === "isEnabled"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema80,data};
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
if("article-list" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "article-list"},message:"must be equal to constant",schema:"article-list",parentSchema:schema80.properties.type,data:data0};
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
const err4 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema80.properties.headline,data:data1};
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
const err5 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema80.properties.headline.type,parentSchema:schema80.properties.headline,data:data1};
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
if(!pattern51.test(data2)){
const err6 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9-]+$"},message:"must match pattern \""+"^[a-z0-9-]+$"+"\"",schema:"^[a-z0-9-]+$",parentSchema:schema80.properties.category,data:data2};
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
const err7 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema80.properties.category.type,parentSchema:schema80.properties.category,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.isEnabled !== undefined){
if(!(validate50(data.isEnabled, {instancePath:instancePath+"/isEnabled",parentData:data,parentDataProperty:"isEnabled",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema80.type,parentSchema:schema80,data};
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

const schema81 = {"description":"Die neuesten Artikel einer Rubrik mit Bild, neueste zuerst; auf den Seiten eines Instruments zuerst die über dieses Instrument.","x-vocabulary":"page","x-config":["site"],"type":"object","additionalProperties":false,"required":["type","category"],"examples":[{"type":"article-teasers","headline":"Ratgeber","category":"ratgeber","count":3}],"properties":{"type":{"const":"article-teasers","description":"Immer „article-teasers“."},"headline":{"type":"string","description":"Überschrift der Liste.","examples":["Ratgeber"]},"category":{"type":"string","description":"Rubrik der Artikel.","examples":["ratgeber"],"pattern":"^[a-z0-9-]+$"},"count":{"type":"integer","minimum":1,"maximum":24,"description":"Zahl der Artikel; ohne Angabe 6.","examples":[3]},"link":{"type":"string","description":"Adresse aller Artikel der Rubrik.","examples":["/ratgeber"],"pattern":"^/"},"linkLabel":{"type":"string","description":"Beschriftung des Verweises auf alle Artikel.","examples":["Alle Ratgeber"]},"isEnabled":{"$ref":"#/definitions/blockRule"}}};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.category === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'",schema:schema81.required,parentSchema:schema81,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "type") || (key0 === "headline")) || (key0 === "category")) || (key0 === "count")) || (key0 === "link")) || (key0 === "linkLabel")) || (key0 === "isEnabled"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema81,data};
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
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "article-teasers"},message:"must be equal to constant",schema:"article-teasers",parentSchema:schema81.properties.type,data:data0};
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
const err4 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema81.properties.headline.type,parentSchema:schema81.properties.headline,data:data1};
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
if(!pattern51.test(data2)){
const err5 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9-]+$"},message:"must match pattern \""+"^[a-z0-9-]+$"+"\"",schema:"^[a-z0-9-]+$",parentSchema:schema81.properties.category,data:data2};
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
const err6 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema81.properties.category.type,parentSchema:schema81.properties.category,data:data2};
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
const err7 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema81.properties.count.type,parentSchema:schema81.properties.count,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 24 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 24},message:"must be <= 24",schema:24,parentSchema:schema81.properties.count,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema81.properties.count,data:data3};
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
if(data.link !== undefined){
let data4 = data.link;
if(typeof data4 === "string"){
if(!pattern29.test(data4)){
const err10 = {instancePath:instancePath+"/link",schemaPath:"#/properties/link/pattern",keyword:"pattern",params:{pattern: "^/"},message:"must match pattern \""+"^/"+"\"",schema:"^/",parentSchema:schema81.properties.link,data:data4};
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
const err11 = {instancePath:instancePath+"/link",schemaPath:"#/properties/link/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema81.properties.link.type,parentSchema:schema81.properties.link,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.linkLabel !== undefined){
let data5 = data.linkLabel;
if(typeof data5 !== "string"){
const err12 = {instancePath:instancePath+"/linkLabel",schemaPath:"#/properties/linkLabel/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema81.properties.linkLabel.type,parentSchema:schema81.properties.linkLabel,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.isEnabled !== undefined){
if(!(validate50(data.isEnabled, {instancePath:instancePath+"/isEnabled",parentData:data,parentDataProperty:"isEnabled",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema81.type,parentSchema:schema81,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}

const schema82 = {"description":"Rechner für ein Derivat: fünf Szenarien nebeneinander, jedes mit eigenem Kurs des Basiswerts, eigener Volatilität und eigenem Tag.","x-vocabulary":"page","x-subject":"instrument","type":"object","additionalProperties":false,"required":["type"],"examples":[{"type":"derivative-calculator"}],"properties":{"type":{"const":"derivative-calculator","description":"Immer „derivative-calculator“."},"headline":{"type":"string","minLength":1,"description":"Überschrift.","examples":["Rechner"]},"isEnabled":{"$ref":"#/definitions/blockRule"}}};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(((key0 === "type") || (key0 === "headline")) || (key0 === "isEnabled"))){
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
if("derivative-calculator" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "derivative-calculator"},message:"must be equal to constant",schema:"derivative-calculator",parentSchema:schema82.properties.type,data:data0};
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
const err3 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema82.properties.headline,data:data1};
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
const err4 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema82.properties.headline.type,parentSchema:schema82.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.isEnabled !== undefined){
if(!(validate50(data.isEnabled, {instancePath:instancePath+"/isEnabled",parentData:data,parentDataProperty:"isEnabled",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema82.type,parentSchema:schema82,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}

const schema83 = {"description":"Kennzahlen, Schwellen und Ausstattung eines Derivats. Knock-outs und Optionsscheine stehen im HTML, bei den übrigen Arten lädt der Browser sie nach.","x-vocabulary":"page","x-subject":"instrument","type":"object","additionalProperties":false,"required":["type"],"examples":[{"type":"derivative-facts"}],"properties":{"type":{"const":"derivative-facts","description":"Immer „derivative-facts“."},"headline":{"type":"string","minLength":1,"description":"Überschrift.","examples":["Kennzahlen und Ausstattung"]},"isEnabled":{"$ref":"#/definitions/blockRule"}}};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(((key0 === "type") || (key0 === "headline")) || (key0 === "isEnabled"))){
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
if("derivative-facts" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "derivative-facts"},message:"must be equal to constant",schema:"derivative-facts",parentSchema:schema83.properties.type,data:data0};
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
const err3 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema83.properties.headline,data:data1};
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
const err4 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema83.properties.headline.type,parentSchema:schema83.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.isEnabled !== undefined){
if(!(validate50(data.isEnabled, {instancePath:instancePath+"/isEnabled",parentData:data,parentDataProperty:"isEnabled",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema83.type,parentSchema:schema83,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate64.errors = vErrors;
return errors === 0;
}

const schema84 = {"description":"Derivate zu einem Derivat oder Basiswert als Liste: ähnliche, meistgesuchte, zugehörige. Ohne Treffer erscheint nichts.","x-vocabulary":"page","x-subject":"instrument","type":"object","additionalProperties":false,"required":["type","source"],"examples":[{"type":"derivative-list","source":"mostwanted-by-underlying"}],"properties":{"type":{"const":"derivative-list","description":"Immer „derivative-list“."},"source":{"type":"string","enum":["similar","suggestions","mostwanted","mostwanted-by-underlying","associated"],"description":"Woher die Liste kommt: similar (ähnliche Derivate), suggestions (Vorschläge) und mostwanted (meistgesuchte) zu einem Derivat; mostwanted-by-underlying und associated (zugehörige Derivate) zu einem Basiswert.","examples":["mostwanted-by-underlying"]},"headline":{"type":"string","minLength":1,"description":"Überschrift; ohne Angabe nach der Quelle.","examples":["Meistgesuchte Derivate"]},"count":{"type":"integer","minimum":1,"maximum":25,"default":8,"description":"So viele Zeilen höchstens.","examples":[8]},"isEnabled":{"$ref":"#/definitions/blockRule"}}};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.source === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'",schema:schema84.required,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "source")) || (key0 === "headline")) || (key0 === "count")) || (key0 === "isEnabled"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema84,data};
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
if("derivative-list" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "derivative-list"},message:"must be equal to constant",schema:"derivative-list",parentSchema:schema84.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.source !== undefined){
let data1 = data.source;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema84.properties.source.type,parentSchema:schema84.properties.source,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(((((data1 === "similar") || (data1 === "suggestions")) || (data1 === "mostwanted")) || (data1 === "mostwanted-by-underlying")) || (data1 === "associated"))){
const err5 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues: schema84.properties.source.enum},message:"must be equal to one of the allowed values",schema:schema84.properties.source.enum,parentSchema:schema84.properties.source,data:data1};
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
let data2 = data.headline;
if(typeof data2 === "string"){
if(func2(data2) < 1){
const err6 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema84.properties.headline,data:data2};
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
const err7 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema84.properties.headline.type,parentSchema:schema84.properties.headline,data:data2};
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
const err8 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema84.properties.count.type,parentSchema:schema84.properties.count,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 25 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 25},message:"must be <= 25",schema:25,parentSchema:schema84.properties.count,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema84.properties.count,data:data3};
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
if(data.isEnabled !== undefined){
if(!(validate50(data.isEnabled, {instancePath:instancePath+"/isEnabled",parentData:data,parentDataProperty:"isEnabled",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema84.type,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate66.errors = vErrors;
return errors === 0;
}

const schema85 = {"description":"Alle handelbaren Produkte einer Derivateart, 25 auf jeder Seite. Die Seite steht als ?page= in der Adresse (ab 0), darum braucht die Seite rendering: request.","x-vocabulary":"page","type":"object","additionalProperties":false,"required":["type","entitySubType"],"examples":[{"type":"derivative-products","entitySubType":"WARRANT"}],"properties":{"type":{"const":"derivative-products","description":"Immer „derivative-products“."},"headline":{"type":"string","minLength":1,"description":"Überschrift; ohne Angabe „Produkte“.","examples":["Knock-outs"]},"entitySubType":{"type":"string","description":"Art des Derivats.","enum":["KNOCKOUT_CERTIFICATE","WARRANT","INLINE_WARRANT","BONUS_CERTIFICATE","BOND_CERTIFICATE","DISCOUNT_WARRANT","FACTOR_CERTIFICATE","DISCOUNT_CERTIFICATE","ETC_ETN_CERTIFICATE","EXPRESS_CERTIFICATE","PART_CAPITAL_PROTECTED_CERTIFICATE","OUTPERFORMANCE_SPRINT_CERTIFICATE","INDEX_PARTICIPATATION_CERTIFICATE"],"examples":["WARRANT"]},"isEnabled":{"$ref":"#/definitions/blockRule"}}};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.entitySubType === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entitySubType"},message:"must have required property '"+"entitySubType"+"'",schema:schema85.required,parentSchema:schema85,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "headline")) || (key0 === "entitySubType")) || (key0 === "isEnabled"))){
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
if("derivative-products" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "derivative-products"},message:"must be equal to constant",schema:"derivative-products",parentSchema:schema85.properties.type,data:data0};
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
if(data.entitySubType !== undefined){
let data2 = data.entitySubType;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/entitySubType",schemaPath:"#/properties/entitySubType/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema85.properties.entitySubType.type,parentSchema:schema85.properties.entitySubType,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((((((((((((data2 === "KNOCKOUT_CERTIFICATE") || (data2 === "WARRANT")) || (data2 === "INLINE_WARRANT")) || (data2 === "BONUS_CERTIFICATE")) || (data2 === "BOND_CERTIFICATE")) || (data2 === "DISCOUNT_WARRANT")) || (data2 === "FACTOR_CERTIFICATE")) || (data2 === "DISCOUNT_CERTIFICATE")) || (data2 === "ETC_ETN_CERTIFICATE")) || (data2 === "EXPRESS_CERTIFICATE")) || (data2 === "PART_CAPITAL_PROTECTED_CERTIFICATE")) || (data2 === "OUTPERFORMANCE_SPRINT_CERTIFICATE")) || (data2 === "INDEX_PARTICIPATATION_CERTIFICATE"))){
const err7 = {instancePath:instancePath+"/entitySubType",schemaPath:"#/properties/entitySubType/enum",keyword:"enum",params:{allowedValues: schema85.properties.entitySubType.enum},message:"must be equal to one of the allowed values",schema:schema85.properties.entitySubType.enum,parentSchema:schema85.properties.entitySubType,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.isEnabled !== undefined){
if(!(validate50(data.isEnabled, {instancePath:instancePath+"/isEnabled",parentData:data,parentDataProperty:"isEnabled",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema85.type,parentSchema:schema85,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}

const schema86 = {"description":"Die Geräte, auf denen der Nutzer angemeldet ist, jedes mit einem Knopf zum Abmelden. Nur für private Seiten.","x-vocabulary":"page","type":"object","additionalProperties":false,"required":["type"],"examples":[{"type":"device-list"}],"properties":{"type":{"const":"device-list","description":"Immer „device-list“."},"headline":{"type":"string","minLength":1,"maxLength":60,"description":"Überschrift.","examples":["Deine Geräte"]},"isEnabled":{"$ref":"#/definitions/blockRule"}},"x-form":true};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "headline")) || (key0 === "isEnabled"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema86,data};
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
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "device-list"},message:"must be equal to constant",schema:"device-list",parentSchema:schema86.properties.type,data:data0};
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
const err3 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters",schema:60,parentSchema:schema86.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data1) < 1){
const err4 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema86.properties.headline,data:data1};
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
const err5 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.headline.type,parentSchema:schema86.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.isEnabled !== undefined){
if(!(validate50(data.isEnabled, {instancePath:instancePath+"/isEnabled",parentData:data,parentDataProperty:"isEnabled",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
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
validate70.errors = vErrors;
return errors === 0;
}

const schema87 = {"description":"Verweise auf die Realtimelisten aller Indizes aus indices.yaml.","x-vocabulary":"page","x-config":["indices"],"type":"object","additionalProperties":false,"required":["type"],"examples":[{"type":"index-lists"}],"properties":{"type":{"const":"index-lists","description":"Immer „index-lists“."},"headline":{"type":"string","minLength":1,"description":"Überschrift; ohne sie steht nur die Reihe der Verweise.","examples":["Realtimelisten"]},"isEnabled":{"$ref":"#/definitions/blockRule"}}};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "headline")) || (key0 === "isEnabled"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema87,data};
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
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "index-lists"},message:"must be equal to constant",schema:"index-lists",parentSchema:schema87.properties.type,data:data0};
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
const err3 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema87.properties.headline,data:data1};
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
const err4 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema87.properties.headline.type,parentSchema:schema87.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.isEnabled !== undefined){
if(!(validate50(data.isEnabled, {instancePath:instancePath+"/isEnabled",parentData:data,parentDataProperty:"isEnabled",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema87.type,parentSchema:schema87,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate72.errors = vErrors;
return errors === 0;
}

const schema88 = {"description":"Kopf einer Instrumentseite: Name, Kennnummern, letzter Kurs mit Veränderung, Zeit, Handelsplatz und Qualität, Verweise auf die Unterseiten.","x-vocabulary":"page","x-subject":"instrument","type":"object","additionalProperties":false,"required":["type"],"examples":[{"type":"instrument-header","subPages":[{"name":"chart","label":"Chart"}]}],"properties":{"type":{"const":"instrument-header","description":"Immer „instrument-header“."},"subPages":{"type":"array","description":"Unterseiten, auf die der Kopf verweist, in der Reihenfolge der Anzeige.","examples":[[{"name":"chart","label":"Chart"}]],"items":{"type":"object","additionalProperties":false,"required":["name","label"],"description":"Eine Unterseite.","properties":{"name":{"type":"string","minLength":1,"description":"Name in der Adresse.","examples":["chart"],"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"},"label":{"type":"string","minLength":1,"description":"Text des Verweises.","examples":["Chart"]}}}},"isEnabled":{"$ref":"#/definitions/blockRule"}}};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "subPages")) || (key0 === "isEnabled"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema88,data};
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
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "instrument-header"},message:"must be equal to constant",schema:"instrument-header",parentSchema:schema88.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.subPages !== undefined){
let data1 = data.subPages;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.name === undefined){
const err3 = {instancePath:instancePath+"/subPages/" + i0,schemaPath:"#/properties/subPages/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema88.properties.subPages.items.required,parentSchema:schema88.properties.subPages.items,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data2.label === undefined){
const err4 = {instancePath:instancePath+"/subPages/" + i0,schemaPath:"#/properties/subPages/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema88.properties.subPages.items.required,parentSchema:schema88.properties.subPages.items,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key1 in data2){
if(!((key1 === "name") || (key1 === "label"))){
const err5 = {instancePath:instancePath+"/subPages/" + i0,schemaPath:"#/properties/subPages/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema88.properties.subPages.items,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.name !== undefined){
let data3 = data2.name;
if(typeof data3 === "string"){
if(func2(data3) < 1){
const err6 = {instancePath:instancePath+"/subPages/" + i0+"/name",schemaPath:"#/properties/subPages/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema88.properties.subPages.items.properties.name,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern2.test(data3)){
const err7 = {instancePath:instancePath+"/subPages/" + i0+"/name",schemaPath:"#/properties/subPages/items/properties/name/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema88.properties.subPages.items.properties.name,data:data3};
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
const err8 = {instancePath:instancePath+"/subPages/" + i0+"/name",schemaPath:"#/properties/subPages/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema88.properties.subPages.items.properties.name.type,parentSchema:schema88.properties.subPages.items.properties.name,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.label !== undefined){
let data4 = data2.label;
if(typeof data4 === "string"){
if(func2(data4) < 1){
const err9 = {instancePath:instancePath+"/subPages/" + i0+"/label",schemaPath:"#/properties/subPages/items/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema88.properties.subPages.items.properties.label,data:data4};
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
const err10 = {instancePath:instancePath+"/subPages/" + i0+"/label",schemaPath:"#/properties/subPages/items/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema88.properties.subPages.items.properties.label.type,parentSchema:schema88.properties.subPages.items.properties.label,data:data4};
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
const err11 = {instancePath:instancePath+"/subPages/" + i0,schemaPath:"#/properties/subPages/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema88.properties.subPages.items.type,parentSchema:schema88.properties.subPages.items,data:data2};
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
const err12 = {instancePath:instancePath+"/subPages",schemaPath:"#/properties/subPages/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema88.properties.subPages.type,parentSchema:schema88.properties.subPages,data:data1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.isEnabled !== undefined){
if(!(validate50(data.isEnabled, {instancePath:instancePath+"/isEnabled",parentData:data,parentDataProperty:"isEnabled",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema88.type,parentSchema:schema88,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}

const schema89 = {"description":"Liste von Instrumenten mit Kurs, Veränderung und Uhrzeit.","x-vocabulary":"page","type":"object","additionalProperties":false,"required":["type","headline","instruments"],"examples":[{"type":"instrument-list","headline":"Die meistgesuchten Aktien","instruments":[{"entityType":"STOCK","entityValue":"82849"}]}],"properties":{"type":{"const":"instrument-list","description":"Immer „instrument-list“."},"headline":{"type":"string","minLength":1,"description":"Überschrift.","examples":["Die meistgesuchten Aktien"]},"instruments":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"object","additionalProperties":false,"required":["entityType","entityValue"],"description":"Ein Instrument, genannt mit Art und Kennung.","properties":{"entityType":{"type":"string","enum":["STOCK","INDEX","BOND","COMMODITY","CRYPTO","CURRENCY","DERIVATIVE","ETF","FUND","FUTURE","INTEREST","PRECIOUS_METAL"],"description":"Art des Instruments.","examples":["INDEX"]},"entityValue":{"type":"string","pattern":"^[A-Za-z0-9]{1,24}$","description":"Kennung des Instruments, in Anführungszeichen.","examples":["20735"]}}},"description":"Instrumente in der Reihenfolge der Anzeige.","examples":[[{"entityType":"INDEX","entityValue":"20735"}]]},"isEnabled":{"$ref":"#/definitions/blockRule"}}};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.headline === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "headline"},message:"must have required property '"+"headline"+"'",schema:schema89.required,parentSchema:schema89,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.instruments === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "instruments"},message:"must have required property '"+"instruments"+"'",schema:schema89.required,parentSchema:schema89,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "headline")) || (key0 === "instruments")) || (key0 === "isEnabled"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema89,data};
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
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "instrument-list"},message:"must be equal to constant",schema:"instrument-list",parentSchema:schema89.properties.type,data:data0};
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
const err5 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema89.properties.headline,data:data1};
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
const err6 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema89.properties.headline.type,parentSchema:schema89.properties.headline,data:data1};
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
const err7 = {instancePath:instancePath+"/instruments",schemaPath:"#/properties/instruments/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema89.properties.instruments,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.length < 1){
const err8 = {instancePath:instancePath+"/instruments",schemaPath:"#/properties/instruments/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema89.properties.instruments,data:data2};
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
const err9 = {instancePath:instancePath+"/instruments/" + i0,schemaPath:"#/properties/instruments/items/required",keyword:"required",params:{missingProperty: "entityType"},message:"must have required property '"+"entityType"+"'",schema:schema89.properties.instruments.items.required,parentSchema:schema89.properties.instruments.items,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3.entityValue === undefined){
const err10 = {instancePath:instancePath+"/instruments/" + i0,schemaPath:"#/properties/instruments/items/required",keyword:"required",params:{missingProperty: "entityValue"},message:"must have required property '"+"entityValue"+"'",schema:schema89.properties.instruments.items.required,parentSchema:schema89.properties.instruments.items,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key1 in data3){
if(!((key1 === "entityType") || (key1 === "entityValue"))){
const err11 = {instancePath:instancePath+"/instruments/" + i0,schemaPath:"#/properties/instruments/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema89.properties.instruments.items,data:data3};
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
const err12 = {instancePath:instancePath+"/instruments/" + i0+"/entityType",schemaPath:"#/properties/instruments/items/properties/entityType/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema89.properties.instruments.items.properties.entityType.type,parentSchema:schema89.properties.instruments.items.properties.entityType,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((((((((((((data4 === "STOCK") || (data4 === "INDEX")) || (data4 === "BOND")) || (data4 === "COMMODITY")) || (data4 === "CRYPTO")) || (data4 === "CURRENCY")) || (data4 === "DERIVATIVE")) || (data4 === "ETF")) || (data4 === "FUND")) || (data4 === "FUTURE")) || (data4 === "INTEREST")) || (data4 === "PRECIOUS_METAL"))){
const err13 = {instancePath:instancePath+"/instruments/" + i0+"/entityType",schemaPath:"#/properties/instruments/items/properties/entityType/enum",keyword:"enum",params:{allowedValues: schema89.properties.instruments.items.properties.entityType.enum},message:"must be equal to one of the allowed values",schema:schema89.properties.instruments.items.properties.entityType.enum,parentSchema:schema89.properties.instruments.items.properties.entityType,data:data4};
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
if(!pattern27.test(data5)){
const err14 = {instancePath:instancePath+"/instruments/" + i0+"/entityValue",schemaPath:"#/properties/instruments/items/properties/entityValue/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9]{1,24}$"},message:"must match pattern \""+"^[A-Za-z0-9]{1,24}$"+"\"",schema:"^[A-Za-z0-9]{1,24}$",parentSchema:schema89.properties.instruments.items.properties.entityValue,data:data5};
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
const err15 = {instancePath:instancePath+"/instruments/" + i0+"/entityValue",schemaPath:"#/properties/instruments/items/properties/entityValue/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema89.properties.instruments.items.properties.entityValue.type,parentSchema:schema89.properties.instruments.items.properties.entityValue,data:data5};
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
const err16 = {instancePath:instancePath+"/instruments/" + i0,schemaPath:"#/properties/instruments/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema89.properties.instruments.items.type,parentSchema:schema89.properties.instruments.items,data:data3};
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
const err17 = {instancePath:instancePath+"/instruments",schemaPath:"#/properties/instruments/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema89.properties.instruments.type,parentSchema:schema89.properties.instruments,data:data2};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.isEnabled !== undefined){
if(!(validate50(data.isEnabled, {instancePath:instancePath+"/isEnabled",parentData:data,parentDataProperty:"isEnabled",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema89.type,parentSchema:schema89,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate76.errors = vErrors;
return errors === 0;
}

const schema90 = {"description":"Beschreibung des Instruments in wenigen Absätzen.","x-vocabulary":"page","x-subject":"instrument","type":"object","additionalProperties":false,"required":["type"],"examples":[{"type":"instrument-profile"}],"properties":{"type":{"const":"instrument-profile","description":"Immer „instrument-profile“."},"headline":{"type":"string","minLength":1,"description":"Überschrift.","examples":["Profil"]},"isEnabled":{"$ref":"#/definitions/blockRule"}}};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(((key0 === "type") || (key0 === "headline")) || (key0 === "isEnabled"))){
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
if("instrument-profile" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "instrument-profile"},message:"must be equal to constant",schema:"instrument-profile",parentSchema:schema90.properties.type,data:data0};
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
const err3 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema90.properties.headline,data:data1};
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
const err4 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema90.properties.headline.type,parentSchema:schema90.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.isEnabled !== undefined){
if(!(validate50(data.isEnabled, {instancePath:instancePath+"/isEnabled",parentData:data,parentDataProperty:"isEnabled",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema90.type,parentSchema:schema90,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate78.errors = vErrors;
return errors === 0;
}

const schema91 = {"description":"Kontakt des Emittenten; erscheint nur, wenn er einen nennt.","x-vocabulary":"page","x-subject":"issuer","type":"object","additionalProperties":false,"required":["type"],"examples":[{"type":"issuer-contact"}],"properties":{"type":{"const":"issuer-contact","description":"Immer „issuer-contact“."},"headline":{"type":"string","description":"Überschrift; ohne Angabe „Kontakt“.","examples":["So erreichen Sie uns"]},"isEnabled":{"$ref":"#/definitions/blockRule"}}};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "headline")) || (key0 === "isEnabled"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema91,data};
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
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "issuer-contact"},message:"must be equal to constant",schema:"issuer-contact",parentSchema:schema91.properties.type,data:data0};
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
const err3 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema91.properties.headline.type,parentSchema:schema91.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.isEnabled !== undefined){
if(!(validate50(data.isEnabled, {instancePath:instancePath+"/isEnabled",parentData:data,parentDataProperty:"isEnabled",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema91.type,parentSchema:schema91,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate80.errors = vErrors;
return errors === 0;
}

const schema92 = {"description":"Die voreingestellten Filter eines Emittenten (layout: finder) mit dem Kurs des Basiswerts.","x-vocabulary":"page","x-subject":"issuer","type":"object","additionalProperties":false,"required":["type"],"examples":[{"type":"issuer-finder-teaser"}],"properties":{"type":{"const":"issuer-finder-teaser","description":"Immer „issuer-finder-teaser“."},"headline":{"type":"string","description":"Überschrift; ohne Angabe „Voreingestellte Filter“.","examples":["Unsere Auswahl"]},"isEnabled":{"$ref":"#/definitions/blockRule"}}};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(((key0 === "type") || (key0 === "headline")) || (key0 === "isEnabled"))){
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
if("issuer-finder-teaser" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "issuer-finder-teaser"},message:"must be equal to constant",schema:"issuer-finder-teaser",parentSchema:schema92.properties.type,data:data0};
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
const err3 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema92.properties.headline.type,parentSchema:schema92.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.isEnabled !== undefined){
if(!(validate50(data.isEnabled, {instancePath:instancePath+"/isEnabled",parentData:data,parentDataProperty:"isEnabled",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema92.type,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate82.errors = vErrors;
return errors === 0;
}

const schema93 = {"description":"Schlusstext des Emittenten; erscheint nur, wenn er einen nennt.","x-vocabulary":"page","x-subject":"issuer","type":"object","additionalProperties":false,"required":["type"],"examples":[{"type":"issuer-footer"}],"properties":{"type":{"const":"issuer-footer","description":"Immer „issuer-footer“."},"isEnabled":{"$ref":"#/definitions/blockRule"}}};

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((key0 === "type") || (key0 === "isEnabled"))){
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
if("issuer-footer" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "issuer-footer"},message:"must be equal to constant",schema:"issuer-footer",parentSchema:schema93.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.isEnabled !== undefined){
if(!(validate50(data.isEnabled, {instancePath:instancePath+"/isEnabled",parentData:data,parentDataProperty:"isEnabled",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
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
validate84.errors = vErrors;
return errors === 0;
}

const schema94 = {"description":"Großes Bild des Emittenten (heroImageId), auf Wunsch verlinkt (heroImageUrl).","x-vocabulary":"page","x-subject":"issuer","x-config":["site"],"type":"object","additionalProperties":false,"required":["type"],"examples":[{"type":"issuer-hero"}],"properties":{"type":{"const":"issuer-hero","description":"Immer „issuer-hero“."},"isEnabled":{"$ref":"#/definitions/blockRule"}}};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((key0 === "type") || (key0 === "isEnabled"))){
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
if("issuer-hero" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "issuer-hero"},message:"must be equal to constant",schema:"issuer-hero",parentSchema:schema94.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.isEnabled !== undefined){
if(!(validate50(data.isEnabled, {instancePath:instancePath+"/isEnabled",parentData:data,parentDataProperty:"isEnabled",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
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
validate86.errors = vErrors;
return errors === 0;
}

const schema95 = {"description":"Die Instrumente des aktiven Reiters mit Geld, Brief und Kurs, die mitlaufen, in der Reihenfolge der Konfiguration.","x-vocabulary":"page","x-subject":"issuer","type":"object","additionalProperties":false,"required":["type"],"examples":[{"type":"issuer-instruments"}],"properties":{"type":{"const":"issuer-instruments","description":"Immer „issuer-instruments“."},"isEnabled":{"$ref":"#/definitions/blockRule"}}};

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((key0 === "type") || (key0 === "isEnabled"))){
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
if("issuer-instruments" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "issuer-instruments"},message:"must be equal to constant",schema:"issuer-instruments",parentSchema:schema95.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.isEnabled !== undefined){
if(!(validate50(data.isEnabled, {instancePath:instancePath+"/isEnabled",parentData:data,parentDataProperty:"isEnabled",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema95.type,parentSchema:schema95,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate88.errors = vErrors;
return errors === 0;
}

const schema96 = {"description":"Alle Emittenten mit Bild, Anreißer und Verweis auf ihre Seite.","x-vocabulary":"page","x-config":["issuers","site"],"type":"object","additionalProperties":false,"required":["type"],"examples":[{"type":"issuer-overview","headline":"Emittenten"}],"properties":{"type":{"const":"issuer-overview","description":"Immer „issuer-overview“."},"headline":{"type":"string","description":"Überschrift der Liste.","examples":["Emittenten"]},"isEnabled":{"$ref":"#/definitions/blockRule"}}};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "headline")) || (key0 === "isEnabled"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema96,data};
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
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "issuer-overview"},message:"must be equal to constant",schema:"issuer-overview",parentSchema:schema96.properties.type,data:data0};
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
const err3 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema96.properties.headline.type,parentSchema:schema96.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.isEnabled !== undefined){
if(!(validate50(data.isEnabled, {instancePath:instancePath+"/isEnabled",parentData:data,parentDataProperty:"isEnabled",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema96.type,parentSchema:schema96,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate90.errors = vErrors;
return errors === 0;
}

const schema97 = {"description":"Name, Unterzeile, Anreißer und Profiltext des Emittenten mit der Kennzeichnung als Werbung.","x-vocabulary":"page","x-subject":"issuer","x-config":["customers","site"],"type":"object","additionalProperties":false,"required":["type"],"examples":[{"type":"issuer-profile","adLabelStyle":"WITH_NAME"}],"properties":{"type":{"const":"issuer-profile","description":"Immer „issuer-profile“."},"adLabelStyle":{"enum":["WITH_NAME","WITH_LOGO"],"description":"Kennzeichnung mit Namen (ohne Angabe) oder Logo des Kunden.","examples":["WITH_LOGO"]},"isEnabled":{"$ref":"#/definitions/blockRule"}}};

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(((key0 === "type") || (key0 === "adLabelStyle")) || (key0 === "isEnabled"))){
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
if("issuer-profile" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "issuer-profile"},message:"must be equal to constant",schema:"issuer-profile",parentSchema:schema97.properties.type,data:data0};
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
const err3 = {instancePath:instancePath+"/adLabelStyle",schemaPath:"#/properties/adLabelStyle/enum",keyword:"enum",params:{allowedValues: schema97.properties.adLabelStyle.enum},message:"must be equal to one of the allowed values",schema:schema97.properties.adLabelStyle.enum,parentSchema:schema97.properties.adLabelStyle,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.isEnabled !== undefined){
if(!(validate50(data.isEnabled, {instancePath:instancePath+"/isEnabled",parentData:data,parentDataProperty:"isEnabled",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema97.type,parentSchema:schema97,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate92.errors = vErrors;
return errors === 0;
}

const schema98 = {"description":"Die Reiter eines Emittenten mit Listenansicht (layout: list).","x-vocabulary":"page","x-subject":"issuer","type":"object","additionalProperties":false,"required":["type"],"examples":[{"type":"issuer-tabs"}],"properties":{"type":{"const":"issuer-tabs","description":"Immer „issuer-tabs“."},"isEnabled":{"$ref":"#/definitions/blockRule"}}};

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((key0 === "type") || (key0 === "isEnabled"))){
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
if("issuer-tabs" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "issuer-tabs"},message:"must be equal to constant",schema:"issuer-tabs",parentSchema:schema98.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.isEnabled !== undefined){
if(!(validate50(data.isEnabled, {instancePath:instancePath+"/isEnabled",parentData:data,parentDataProperty:"isEnabled",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
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
validate94.errors = vErrors;
return errors === 0;
}

const schema99 = {"description":"Kacheln des Emittenten mit Überschrift, Bild, Text und Verweis nach außen.","x-vocabulary":"page","x-subject":"issuer","x-config":["site"],"type":"object","additionalProperties":false,"required":["type"],"examples":[{"type":"issuer-tiles","headline":"Mehr vom Emittenten"}],"properties":{"type":{"const":"issuer-tiles","description":"Immer „issuer-tiles“."},"headline":{"type":"string","description":"Überschrift über den Kacheln.","examples":["Mehr vom Emittenten"]},"isEnabled":{"$ref":"#/definitions/blockRule"}}};

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "headline")) || (key0 === "isEnabled"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema99,data};
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
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "issuer-tiles"},message:"must be equal to constant",schema:"issuer-tiles",parentSchema:schema99.properties.type,data:data0};
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
const err3 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema99.properties.headline.type,parentSchema:schema99.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.isEnabled !== undefined){
if(!(validate50(data.isEnabled, {instancePath:instancePath+"/isEnabled",parentData:data,parentDataProperty:"isEnabled",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema99.type,parentSchema:schema99,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate96.errors = vErrors;
return errors === 0;
}

const schema100 = {"description":"Kennzahlen des Instruments: Stammdaten nach Art, Kurse des Tages und Spannen.","x-vocabulary":"page","x-subject":"instrument","type":"object","additionalProperties":false,"required":["type"],"examples":[{"type":"key-facts"}],"properties":{"type":{"const":"key-facts","description":"Immer „key-facts“."},"headline":{"type":"string","minLength":1,"description":"Überschrift.","examples":["Kennzahlen"]},"isEnabled":{"$ref":"#/definitions/blockRule"}}};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(((key0 === "type") || (key0 === "headline")) || (key0 === "isEnabled"))){
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
if("key-facts" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "key-facts"},message:"must be equal to constant",schema:"key-facts",parentSchema:schema100.properties.type,data:data0};
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
const err3 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema100.properties.headline,data:data1};
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
const err4 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema100.properties.headline.type,parentSchema:schema100.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.isEnabled !== undefined){
if(!(validate50(data.isEnabled, {instancePath:instancePath+"/isEnabled",parentData:data,parentDataProperty:"isEnabled",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema100.type,parentSchema:schema100,data};
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

const schema101 = {"description":"Wegweiser: Gruppen von Verweisen, jeder mit einem erklärenden Satz.","x-vocabulary":"page","type":"object","additionalProperties":false,"required":["type","headline","groups"],"examples":[{"type":"link-list","headline":"Arten von Derivaten","groups":[{"links":[{"name":"Knock-outs","link":"/derivate/Knock-Outs"}]}]}],"properties":{"type":{"const":"link-list","description":"Immer „link-list“."},"headline":{"type":"string","minLength":1,"description":"Überschrift.","examples":["Arten von Derivaten"]},"groups":{"type":"array","minItems":1,"description":"Gruppen in der Reihenfolge der Anzeige.","examples":[[{"title":"Hebelprodukte","links":[{"name":"Knock-outs","link":"/derivate/Knock-Outs"}]}]],"items":{"title":"LinkListGroup","type":"object","additionalProperties":false,"required":["links"],"properties":{"title":{"type":"string","minLength":1,"description":"Überschrift der Gruppe.","examples":["Hebelprodukte"]},"links":{"type":"array","minItems":1,"description":"Verweise der Gruppe.","examples":[[{"name":"Knock-outs","link":"/derivate/Knock-Outs"}]],"items":{"title":"LinkListEntry","type":"object","additionalProperties":false,"required":["name","link"],"properties":{"name":{"type":"string","minLength":1,"description":"Beschriftung.","examples":["Knock-outs"]},"link":{"type":"string","pattern":"^/","description":"Adresse in diesem Portal.","examples":["/derivate/Knock-Outs"]},"text":{"type":"string","minLength":1,"description":"Ein Satz dazu.","examples":["Verfallen wertlos, wenn die Schwelle berührt wird."]}}}}}}},"isEnabled":{"$ref":"#/definitions/blockRule"}}};

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.headline === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "headline"},message:"must have required property '"+"headline"+"'",schema:schema101.required,parentSchema:schema101,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.groups === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "groups"},message:"must have required property '"+"groups"+"'",schema:schema101.required,parentSchema:schema101,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "headline")) || (key0 === "groups")) || (key0 === "isEnabled"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema101,data};
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
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "link-list"},message:"must be equal to constant",schema:"link-list",parentSchema:schema101.properties.type,data:data0};
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
const err5 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema101.properties.headline,data:data1};
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
const err6 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema101.properties.headline.type,parentSchema:schema101.properties.headline,data:data1};
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
const err7 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema101.properties.groups,data:data2};
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
const err8 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/required",keyword:"required",params:{missingProperty: "links"},message:"must have required property '"+"links"+"'",schema:schema101.properties.groups.items.required,parentSchema:schema101.properties.groups.items,data:data3};
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
const err9 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema101.properties.groups.items,data:data3};
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
const err10 = {instancePath:instancePath+"/groups/" + i0+"/title",schemaPath:"#/properties/groups/items/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema101.properties.groups.items.properties.title,data:data4};
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
const err11 = {instancePath:instancePath+"/groups/" + i0+"/title",schemaPath:"#/properties/groups/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema101.properties.groups.items.properties.title.type,parentSchema:schema101.properties.groups.items.properties.title,data:data4};
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
const err12 = {instancePath:instancePath+"/groups/" + i0+"/links",schemaPath:"#/properties/groups/items/properties/links/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema101.properties.groups.items.properties.links,data:data5};
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
const err13 = {instancePath:instancePath+"/groups/" + i0+"/links/" + i1,schemaPath:"#/properties/groups/items/properties/links/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema101.properties.groups.items.properties.links.items.required,parentSchema:schema101.properties.groups.items.properties.links.items,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data6.link === undefined){
const err14 = {instancePath:instancePath+"/groups/" + i0+"/links/" + i1,schemaPath:"#/properties/groups/items/properties/links/items/required",keyword:"required",params:{missingProperty: "link"},message:"must have required property '"+"link"+"'",schema:schema101.properties.groups.items.properties.links.items.required,parentSchema:schema101.properties.groups.items.properties.links.items,data:data6};
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
const err15 = {instancePath:instancePath+"/groups/" + i0+"/links/" + i1,schemaPath:"#/properties/groups/items/properties/links/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema101.properties.groups.items.properties.links.items,data:data6};
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
const err16 = {instancePath:instancePath+"/groups/" + i0+"/links/" + i1+"/name",schemaPath:"#/properties/groups/items/properties/links/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema101.properties.groups.items.properties.links.items.properties.name,data:data7};
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
const err17 = {instancePath:instancePath+"/groups/" + i0+"/links/" + i1+"/name",schemaPath:"#/properties/groups/items/properties/links/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema101.properties.groups.items.properties.links.items.properties.name.type,parentSchema:schema101.properties.groups.items.properties.links.items.properties.name,data:data7};
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
if(!pattern29.test(data8)){
const err18 = {instancePath:instancePath+"/groups/" + i0+"/links/" + i1+"/link",schemaPath:"#/properties/groups/items/properties/links/items/properties/link/pattern",keyword:"pattern",params:{pattern: "^/"},message:"must match pattern \""+"^/"+"\"",schema:"^/",parentSchema:schema101.properties.groups.items.properties.links.items.properties.link,data:data8};
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
const err19 = {instancePath:instancePath+"/groups/" + i0+"/links/" + i1+"/link",schemaPath:"#/properties/groups/items/properties/links/items/properties/link/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema101.properties.groups.items.properties.links.items.properties.link.type,parentSchema:schema101.properties.groups.items.properties.links.items.properties.link,data:data8};
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
const err20 = {instancePath:instancePath+"/groups/" + i0+"/links/" + i1+"/text",schemaPath:"#/properties/groups/items/properties/links/items/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema101.properties.groups.items.properties.links.items.properties.text,data:data9};
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
const err21 = {instancePath:instancePath+"/groups/" + i0+"/links/" + i1+"/text",schemaPath:"#/properties/groups/items/properties/links/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema101.properties.groups.items.properties.links.items.properties.text.type,parentSchema:schema101.properties.groups.items.properties.links.items.properties.text,data:data9};
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
const err22 = {instancePath:instancePath+"/groups/" + i0+"/links/" + i1,schemaPath:"#/properties/groups/items/properties/links/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema101.properties.groups.items.properties.links.items.type,parentSchema:schema101.properties.groups.items.properties.links.items,data:data6};
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
const err23 = {instancePath:instancePath+"/groups/" + i0+"/links",schemaPath:"#/properties/groups/items/properties/links/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema101.properties.groups.items.properties.links.type,parentSchema:schema101.properties.groups.items.properties.links,data:data5};
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
const err24 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema101.properties.groups.items.type,parentSchema:schema101.properties.groups.items,data:data3};
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
const err25 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema101.properties.groups.type,parentSchema:schema101.properties.groups,data:data2};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.isEnabled !== undefined){
if(!(validate50(data.isEnabled, {instancePath:instancePath+"/isEnabled",parentData:data,parentDataProperty:"isEnabled",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema101.type,parentSchema:schema101,data};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate100.errors = vErrors;
return errors === 0;
}

const schema102 = {"description":"Formular zum Anmelden, mit dem Hinweis auf das Webtrading der Bank. Danach geht es zurück zu der Seite in „from“. Steht nur auf einer Seite mit „audience: private“.","x-vocabulary":"page","x-config":["site"],"type":"object","additionalProperties":false,"required":["type"],"examples":[{"type":"login"}],"properties":{"type":{"const":"login","description":"Immer „login“."},"isEnabled":{"$ref":"#/definitions/blockRule"}},"x-form":true};

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((key0 === "type") || (key0 === "isEnabled"))){
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
if("login" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "login"},message:"must be equal to constant",schema:"login",parentSchema:schema102.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.isEnabled !== undefined){
if(!(validate50(data.isEnabled, {instancePath:instancePath+"/isEnabled",parentData:data,parentDataProperty:"isEnabled",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
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
validate102.errors = vErrors;
return errors === 0;
}

const schema103 = {"description":"Knopf zum Abmelden; danach die Nachricht, dass der Nutzer abgemeldet ist. Nur für private Seiten.","x-vocabulary":"page","x-config":["site"],"type":"object","additionalProperties":false,"required":["type"],"examples":[{"type":"logout"}],"properties":{"type":{"const":"logout","description":"Immer „logout“."},"isEnabled":{"$ref":"#/definitions/blockRule"}},"x-form":true};

function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((key0 === "type") || (key0 === "isEnabled"))){
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
if("logout" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "logout"},message:"must be equal to constant",schema:"logout",parentSchema:schema103.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.isEnabled !== undefined){
if(!(validate50(data.isEnabled, {instancePath:instancePath+"/isEnabled",parentData:data,parentDataProperty:"isEnabled",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema103.type,parentSchema:schema103,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate104.errors = vErrors;
return errors === 0;
}

const schema104 = {"description":"Knopf, der den Nutzer auf allen Geräten abmeldet. Nur für private Seiten.","x-vocabulary":"page","type":"object","additionalProperties":false,"required":["type"],"examples":[{"type":"logout-everywhere"}],"properties":{"type":{"const":"logout-everywhere","description":"Immer „logout-everywhere“."},"headline":{"type":"string","minLength":1,"maxLength":60,"description":"Überschrift.","examples":["Überall abmelden"]},"isEnabled":{"$ref":"#/definitions/blockRule"}},"x-form":true};

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(((key0 === "type") || (key0 === "headline")) || (key0 === "isEnabled"))){
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
if("logout-everywhere" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "logout-everywhere"},message:"must be equal to constant",schema:"logout-everywhere",parentSchema:schema104.properties.type,data:data0};
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
const err3 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters",schema:60,parentSchema:schema104.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data1) < 1){
const err4 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema104.properties.headline,data:data1};
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
const err5 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema104.properties.headline.type,parentSchema:schema104.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.isEnabled !== undefined){
if(!(validate50(data.isEnabled, {instancePath:instancePath+"/isEnabled",parentData:data,parentDataProperty:"isEnabled",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema104.type,parentSchema:schema104,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate106.errors = vErrors;
return errors === 0;
}

const schema105 = {"description":"Marktüberblick: Gruppen von Instrumenten mit Kurs, Veränderung, Uhrzeit und, wenn gewünscht, Tagesverlauf.","x-vocabulary":"page","type":"object","additionalProperties":false,"required":["type","headline","groups"],"examples":[{"type":"market-overview","headline":"Märkte im Überblick","groups":[{"title":"Indizes","instruments":[{"entityType":"INDEX","entityValue":"20735"}]}]}],"properties":{"type":{"const":"market-overview","description":"Immer „market-overview“."},"headline":{"type":"string","minLength":1,"description":"Überschrift.","examples":["Märkte im Überblick"]},"withCourse":{"type":"boolean","default":false,"description":"Den Tagesverlauf als kleine Linie zeigen.","examples":[true]},"groups":{"type":"array","minItems":1,"maxItems":8,"description":"Gruppen in der Reihenfolge der Anzeige.","examples":[[{"title":"Indizes","instruments":[{"entityType":"INDEX","entityValue":"20735"}]}]],"items":{"type":"object","additionalProperties":false,"required":["title","instruments"],"description":"Eine Gruppe.","properties":{"title":{"type":"string","minLength":1,"description":"Name der Gruppe.","examples":["Indizes"]},"link":{"type":"string","pattern":"^/","description":"Seite mit mehr davon.","examples":["/index"]},"instruments":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"object","additionalProperties":false,"required":["entityType","entityValue"],"description":"Ein Instrument, genannt mit Art und Kennung.","properties":{"entityType":{"type":"string","enum":["STOCK","INDEX","BOND","COMMODITY","CRYPTO","CURRENCY","DERIVATIVE","ETF","FUND","FUTURE","INTEREST","PRECIOUS_METAL"],"description":"Art des Instruments.","examples":["INDEX"]},"entityValue":{"type":"string","pattern":"^[A-Za-z0-9]{1,24}$","description":"Kennung des Instruments, in Anführungszeichen.","examples":["20735"]}}},"description":"Instrumente in der Reihenfolge der Anzeige.","examples":[[{"entityType":"INDEX","entityValue":"20735"}]]}}}},"isEnabled":{"$ref":"#/definitions/blockRule"}}};

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.headline === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "headline"},message:"must have required property '"+"headline"+"'",schema:schema105.required,parentSchema:schema105,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.groups === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "groups"},message:"must have required property '"+"groups"+"'",schema:schema105.required,parentSchema:schema105,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "headline")) || (key0 === "withCourse")) || (key0 === "groups")) || (key0 === "isEnabled"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema105,data};
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
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "market-overview"},message:"must be equal to constant",schema:"market-overview",parentSchema:schema105.properties.type,data:data0};
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
const err5 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema105.properties.headline,data:data1};
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
const err6 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema105.properties.headline.type,parentSchema:schema105.properties.headline,data:data1};
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
const err7 = {instancePath:instancePath+"/withCourse",schemaPath:"#/properties/withCourse/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema105.properties.withCourse.type,parentSchema:schema105.properties.withCourse,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.groups !== undefined){
let data3 = data.groups;
if(Array.isArray(data3)){
if(data3.length > 8){
const err8 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items",schema:8,parentSchema:schema105.properties.groups,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3.length < 1){
const err9 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema105.properties.groups,data:data3};
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
if(data4.title === undefined){
const err10 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema105.properties.groups.items.required,parentSchema:schema105.properties.groups.items,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4.instruments === undefined){
const err11 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/required",keyword:"required",params:{missingProperty: "instruments"},message:"must have required property '"+"instruments"+"'",schema:schema105.properties.groups.items.required,parentSchema:schema105.properties.groups.items,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key1 in data4){
if(!(((key1 === "title") || (key1 === "link")) || (key1 === "instruments"))){
const err12 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema105.properties.groups.items,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data4.title !== undefined){
let data5 = data4.title;
if(typeof data5 === "string"){
if(func2(data5) < 1){
const err13 = {instancePath:instancePath+"/groups/" + i0+"/title",schemaPath:"#/properties/groups/items/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema105.properties.groups.items.properties.title,data:data5};
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
const err14 = {instancePath:instancePath+"/groups/" + i0+"/title",schemaPath:"#/properties/groups/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema105.properties.groups.items.properties.title.type,parentSchema:schema105.properties.groups.items.properties.title,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data4.link !== undefined){
let data6 = data4.link;
if(typeof data6 === "string"){
if(!pattern29.test(data6)){
const err15 = {instancePath:instancePath+"/groups/" + i0+"/link",schemaPath:"#/properties/groups/items/properties/link/pattern",keyword:"pattern",params:{pattern: "^/"},message:"must match pattern \""+"^/"+"\"",schema:"^/",parentSchema:schema105.properties.groups.items.properties.link,data:data6};
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
const err16 = {instancePath:instancePath+"/groups/" + i0+"/link",schemaPath:"#/properties/groups/items/properties/link/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema105.properties.groups.items.properties.link.type,parentSchema:schema105.properties.groups.items.properties.link,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data4.instruments !== undefined){
let data7 = data4.instruments;
if(Array.isArray(data7)){
if(data7.length > 100){
const err17 = {instancePath:instancePath+"/groups/" + i0+"/instruments",schemaPath:"#/properties/groups/items/properties/instruments/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema105.properties.groups.items.properties.instruments,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data7.length < 1){
const err18 = {instancePath:instancePath+"/groups/" + i0+"/instruments",schemaPath:"#/properties/groups/items/properties/instruments/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema105.properties.groups.items.properties.instruments,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.entityType === undefined){
const err19 = {instancePath:instancePath+"/groups/" + i0+"/instruments/" + i1,schemaPath:"#/properties/groups/items/properties/instruments/items/required",keyword:"required",params:{missingProperty: "entityType"},message:"must have required property '"+"entityType"+"'",schema:schema105.properties.groups.items.properties.instruments.items.required,parentSchema:schema105.properties.groups.items.properties.instruments.items,data:data8};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data8.entityValue === undefined){
const err20 = {instancePath:instancePath+"/groups/" + i0+"/instruments/" + i1,schemaPath:"#/properties/groups/items/properties/instruments/items/required",keyword:"required",params:{missingProperty: "entityValue"},message:"must have required property '"+"entityValue"+"'",schema:schema105.properties.groups.items.properties.instruments.items.required,parentSchema:schema105.properties.groups.items.properties.instruments.items,data:data8};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
for(const key2 in data8){
if(!((key2 === "entityType") || (key2 === "entityValue"))){
const err21 = {instancePath:instancePath+"/groups/" + i0+"/instruments/" + i1,schemaPath:"#/properties/groups/items/properties/instruments/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema105.properties.groups.items.properties.instruments.items,data:data8};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data8.entityType !== undefined){
let data9 = data8.entityType;
if(typeof data9 !== "string"){
const err22 = {instancePath:instancePath+"/groups/" + i0+"/instruments/" + i1+"/entityType",schemaPath:"#/properties/groups/items/properties/instruments/items/properties/entityType/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema105.properties.groups.items.properties.instruments.items.properties.entityType.type,parentSchema:schema105.properties.groups.items.properties.instruments.items.properties.entityType,data:data9};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!((((((((((((data9 === "STOCK") || (data9 === "INDEX")) || (data9 === "BOND")) || (data9 === "COMMODITY")) || (data9 === "CRYPTO")) || (data9 === "CURRENCY")) || (data9 === "DERIVATIVE")) || (data9 === "ETF")) || (data9 === "FUND")) || (data9 === "FUTURE")) || (data9 === "INTEREST")) || (data9 === "PRECIOUS_METAL"))){
const err23 = {instancePath:instancePath+"/groups/" + i0+"/instruments/" + i1+"/entityType",schemaPath:"#/properties/groups/items/properties/instruments/items/properties/entityType/enum",keyword:"enum",params:{allowedValues: schema105.properties.groups.items.properties.instruments.items.properties.entityType.enum},message:"must be equal to one of the allowed values",schema:schema105.properties.groups.items.properties.instruments.items.properties.entityType.enum,parentSchema:schema105.properties.groups.items.properties.instruments.items.properties.entityType,data:data9};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data8.entityValue !== undefined){
let data10 = data8.entityValue;
if(typeof data10 === "string"){
if(!pattern27.test(data10)){
const err24 = {instancePath:instancePath+"/groups/" + i0+"/instruments/" + i1+"/entityValue",schemaPath:"#/properties/groups/items/properties/instruments/items/properties/entityValue/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9]{1,24}$"},message:"must match pattern \""+"^[A-Za-z0-9]{1,24}$"+"\"",schema:"^[A-Za-z0-9]{1,24}$",parentSchema:schema105.properties.groups.items.properties.instruments.items.properties.entityValue,data:data10};
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
const err25 = {instancePath:instancePath+"/groups/" + i0+"/instruments/" + i1+"/entityValue",schemaPath:"#/properties/groups/items/properties/instruments/items/properties/entityValue/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema105.properties.groups.items.properties.instruments.items.properties.entityValue.type,parentSchema:schema105.properties.groups.items.properties.instruments.items.properties.entityValue,data:data10};
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
const err26 = {instancePath:instancePath+"/groups/" + i0+"/instruments/" + i1,schemaPath:"#/properties/groups/items/properties/instruments/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema105.properties.groups.items.properties.instruments.items.type,parentSchema:schema105.properties.groups.items.properties.instruments.items,data:data8};
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
const err27 = {instancePath:instancePath+"/groups/" + i0+"/instruments",schemaPath:"#/properties/groups/items/properties/instruments/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema105.properties.groups.items.properties.instruments.type,parentSchema:schema105.properties.groups.items.properties.instruments,data:data7};
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
const err28 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema105.properties.groups.items.type,parentSchema:schema105.properties.groups.items,data:data4};
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
const err29 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema105.properties.groups.type,parentSchema:schema105.properties.groups,data:data3};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.isEnabled !== undefined){
if(!(validate50(data.isEnabled, {instancePath:instancePath+"/isEnabled",parentData:data,parentDataProperty:"isEnabled",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema105.type,parentSchema:schema105,data};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate108.errors = vErrors;
return errors === 0;
}

const schema106 = {"description":"Anfang einer Seite ohne eigenen Gegenstand: Hauptüberschrift und ein kurzer Vorspann.","x-vocabulary":"page","type":"object","additionalProperties":false,"required":["type","headline"],"examples":[{"type":"page-intro","headline":"Aktien","lead":"Kurse, Charts und Kennzahlen der wichtigsten Aktien."}],"properties":{"type":{"const":"page-intro","description":"Immer „page-intro“."},"headline":{"type":"string","minLength":1,"description":"Hauptüberschrift der Seite.","examples":["Aktien"]},"lead":{"type":"string","minLength":1,"description":"Vorspann, ein bis zwei Sätze.","examples":["Kurse, Charts und Kennzahlen der wichtigsten Aktien."]},"kicker":{"type":"string","minLength":1,"description":"Kurzes Wort über der Überschrift.","examples":["Börse heute"]},"isEnabled":{"$ref":"#/definitions/blockRule"}}};

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.headline === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "headline"},message:"must have required property '"+"headline"+"'",schema:schema106.required,parentSchema:schema106,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "headline")) || (key0 === "lead")) || (key0 === "kicker")) || (key0 === "isEnabled"))){
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
if("page-intro" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "page-intro"},message:"must be equal to constant",schema:"page-intro",parentSchema:schema106.properties.type,data:data0};
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
const err4 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema106.properties.headline,data:data1};
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
const err5 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema106.properties.headline.type,parentSchema:schema106.properties.headline,data:data1};
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
const err6 = {instancePath:instancePath+"/lead",schemaPath:"#/properties/lead/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema106.properties.lead,data:data2};
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
const err7 = {instancePath:instancePath+"/lead",schemaPath:"#/properties/lead/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema106.properties.lead.type,parentSchema:schema106.properties.lead,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.kicker !== undefined){
let data3 = data.kicker;
if(typeof data3 === "string"){
if(func2(data3) < 1){
const err8 = {instancePath:instancePath+"/kicker",schemaPath:"#/properties/kicker/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema106.properties.kicker,data:data3};
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
const err9 = {instancePath:instancePath+"/kicker",schemaPath:"#/properties/kicker/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema106.properties.kicker.type,parentSchema:schema106.properties.kicker,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.isEnabled !== undefined){
if(!(validate50(data.isEnabled, {instancePath:instancePath+"/isEnabled",parentData:data,parentDataProperty:"isEnabled",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema106.type,parentSchema:schema106,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate110.errors = vErrors;
return errors === 0;
}

const schema107 = {"description":"Wertentwicklung von einer Woche bis zehn Jahre mit Hoch und Tief.","x-vocabulary":"page","x-subject":"instrument","type":"object","additionalProperties":false,"required":["type"],"examples":[{"type":"performance-table"}],"properties":{"type":{"const":"performance-table","description":"Immer „performance-table“."},"headline":{"type":"string","minLength":1,"description":"Überschrift.","examples":["Wertentwicklung"]},"isEnabled":{"$ref":"#/definitions/blockRule"}}};

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(((key0 === "type") || (key0 === "headline")) || (key0 === "isEnabled"))){
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
if("performance-table" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "performance-table"},message:"must be equal to constant",schema:"performance-table",parentSchema:schema107.properties.type,data:data0};
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
const err3 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema107.properties.headline,data:data1};
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
const err4 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema107.properties.headline.type,parentSchema:schema107.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.isEnabled !== undefined){
if(!(validate50(data.isEnabled, {instancePath:instancePath+"/isEnabled",parentData:data,parentDataProperty:"isEnabled",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
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
validate112.errors = vErrors;
return errors === 0;
}

const schema108 = {"description":"Kursverlauf als Chart mit Auswahl des Zeitraums und Tabelle. Ohne JavaScript führen die Zeiträume auf die Unterseite „chart“.","x-vocabulary":"page","x-subject":"instrument","type":"object","additionalProperties":false,"required":["type"],"examples":[{"type":"price-chart","range":"Y1"}],"properties":{"type":{"const":"price-chart","description":"Immer „price-chart“."},"headline":{"type":"string","minLength":1,"description":"Überschrift.","examples":["Chart"]},"range":{"type":"string","enum":["D1","W1","M1","M3","M6","Y1","Y3","Y5","Y10","MAX"],"default":"Y1","description":"Zeitraum, der zuerst gezeigt wird.","examples":["Y1"]},"ranges":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["D1","W1","M1","M3","M6","Y1","Y3","Y5","Y10","MAX"],"description":"Zeitraum."},"description":"Zeiträume zur Auswahl; ohne Angabe alle.","examples":[["M1","Y1","MAX"]]},"height":{"type":"string","enum":["normal","large"],"default":"normal","description":"Höhe des Charts.","examples":["large"]},"isEnabled":{"$ref":"#/definitions/blockRule"}}};

function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((((((key0 === "type") || (key0 === "headline")) || (key0 === "range")) || (key0 === "ranges")) || (key0 === "height")) || (key0 === "isEnabled"))){
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
if(data.height !== undefined){
let data5 = data.height;
if(typeof data5 !== "string"){
const err12 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema108.properties.height.type,parentSchema:schema108.properties.height,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((data5 === "normal") || (data5 === "large"))){
const err13 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/enum",keyword:"enum",params:{allowedValues: schema108.properties.height.enum},message:"must be equal to one of the allowed values",schema:schema108.properties.height.enum,parentSchema:schema108.properties.height,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.isEnabled !== undefined){
if(!(validate50(data.isEnabled, {instancePath:instancePath+"/isEnabled",parentData:data,parentDataProperty:"isEnabled",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema108.type,parentSchema:schema108,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate114.errors = vErrors;
return errors === 0;
}

const schema109 = {"description":"Tageskurse, neueste zuerst.","x-vocabulary":"page","x-subject":"instrument","type":"object","additionalProperties":false,"required":["type"],"examples":[{"type":"price-history-table"}],"properties":{"type":{"const":"price-history-table","description":"Immer „price-history-table“."},"headline":{"type":"string","minLength":1,"description":"Überschrift.","examples":["Historische Kurse"]},"days":{"type":"integer","minimum":5,"maximum":260,"default":30,"description":"Zahl der Tage.","examples":[30]},"isEnabled":{"$ref":"#/definitions/blockRule"}}};

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((((key0 === "type") || (key0 === "headline")) || (key0 === "days")) || (key0 === "isEnabled"))){
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
if("price-history-table" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "price-history-table"},message:"must be equal to constant",schema:"price-history-table",parentSchema:schema109.properties.type,data:data0};
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
const err3 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema109.properties.headline,data:data1};
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
const err4 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema109.properties.headline.type,parentSchema:schema109.properties.headline,data:data1};
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
const err5 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema109.properties.days.type,parentSchema:schema109.properties.days,data:data2};
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
const err6 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 260},message:"must be <= 260",schema:260,parentSchema:schema109.properties.days,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 < 5 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 5},message:"must be >= 5",schema:5,parentSchema:schema109.properties.days,data:data2};
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
if(data.isEnabled !== undefined){
if(!(validate50(data.isEnabled, {instancePath:instancePath+"/isEnabled",parentData:data,parentDataProperty:"isEnabled",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema109.type,parentSchema:schema109,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate116.errors = vErrors;
return errors === 0;
}

const schema110 = {"description":"Alle Mitglieder des Index der Seite mit Geld, Brief, Kurs, Veränderung, Stück, Uhrzeit und Kursqualität; die Kurse laufen mit. Sortierbar über die Adresse: die Seite braucht „rendering: request“.","x-vocabulary":"page","x-subject":"index","type":"object","additionalProperties":false,"required":["type"],"examples":[{"type":"realtime-list"}],"properties":{"type":{"const":"realtime-list","description":"Immer „realtime-list“."},"isEnabled":{"$ref":"#/definitions/blockRule"}}};

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((key0 === "type") || (key0 === "isEnabled"))){
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
if("realtime-list" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "realtime-list"},message:"must be equal to constant",schema:"realtime-list",parentSchema:schema110.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.isEnabled !== undefined){
if(!(validate50(data.isEnabled, {instancePath:instancePath+"/isEnabled",parentData:data,parentDataProperty:"isEnabled",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema110.type,parentSchema:schema110,data};
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

const schema111 = {"description":"Formular, mit dem sich jemand ein Konto anlegt. Steht nur auf einer Seite mit „audience: private“.","x-vocabulary":"page","type":"object","additionalProperties":false,"required":["type"],"examples":[{"type":"registration"}],"properties":{"type":{"const":"registration","description":"Immer „registration“."},"isEnabled":{"$ref":"#/definitions/blockRule"}},"x-form":true};

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((key0 === "type") || (key0 === "isEnabled"))){
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
if("registration" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "registration"},message:"must be equal to constant",schema:"registration",parentSchema:schema111.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.isEnabled !== undefined){
if(!(validate50(data.isEnabled, {instancePath:instancePath+"/isEnabled",parentData:data,parentDataProperty:"isEnabled",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
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
validate120.errors = vErrors;
return errors === 0;
}

const schema112 = {"description":"Formular, das ein neues Konto mit dem Code aus der E-Mail bestätigt. Steht nur auf einer Seite mit „audience: private“.","x-vocabulary":"page","type":"object","additionalProperties":false,"required":["type"],"examples":[{"type":"registration-confirmation"}],"properties":{"type":{"const":"registration-confirmation","description":"Immer „registration-confirmation“."},"isEnabled":{"$ref":"#/definitions/blockRule"}},"x-form":true};

function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((key0 === "type") || (key0 === "isEnabled"))){
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
if("registration-confirmation" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "registration-confirmation"},message:"must be equal to constant",schema:"registration-confirmation",parentSchema:schema112.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.isEnabled !== undefined){
if(!(validate50(data.isEnabled, {instancePath:instancePath+"/isEnabled",parentData:data,parentDataProperty:"isEnabled",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
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
validate122.errors = vErrors;
return errors === 0;
}

const schema113 = {"description":"Abschnitt einer reinen Textseite, etwa im Impressum: Überschrift und Absätze ohne Auszeichnung.","x-vocabulary":"page","type":"object","additionalProperties":false,"required":["type","headline","paragraphs"],"examples":[{"type":"text-section","headline":"Cookies","paragraphs":["Ein Cookie merkt sich die gewählte Darstellung."]}],"properties":{"type":{"const":"text-section","description":"Immer „text-section“."},"headline":{"type":"string","minLength":1,"description":"Überschrift des Abschnitts.","examples":["Anbieter"]},"paragraphs":{"type":"array","minItems":1,"items":{"type":"string","minLength":1},"description":"Absätze. Zeilenumbrüche innerhalb eines Absatzes bleiben erhalten, etwa in einer Anschrift.","examples":[["Parkett GmbH\nMusterstraße 1\n10000 Musterstadt"]]},"isEnabled":{"$ref":"#/definitions/blockRule"}}};

function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.headline === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "headline"},message:"must have required property '"+"headline"+"'",schema:schema113.required,parentSchema:schema113,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.paragraphs === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "paragraphs"},message:"must have required property '"+"paragraphs"+"'",schema:schema113.required,parentSchema:schema113,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "headline")) || (key0 === "paragraphs")) || (key0 === "isEnabled"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema113,data};
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
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "text-section"},message:"must be equal to constant",schema:"text-section",parentSchema:schema113.properties.type,data:data0};
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
const err5 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema113.properties.headline,data:data1};
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
const err6 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema113.properties.headline.type,parentSchema:schema113.properties.headline,data:data1};
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
const err7 = {instancePath:instancePath+"/paragraphs",schemaPath:"#/properties/paragraphs/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema113.properties.paragraphs,data:data2};
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
const err8 = {instancePath:instancePath+"/paragraphs/" + i0,schemaPath:"#/properties/paragraphs/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema113.properties.paragraphs.items,data:data3};
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
const err9 = {instancePath:instancePath+"/paragraphs/" + i0,schemaPath:"#/properties/paragraphs/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema113.properties.paragraphs.items.type,parentSchema:schema113.properties.paragraphs.items,data:data3};
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
const err10 = {instancePath:instancePath+"/paragraphs",schemaPath:"#/properties/paragraphs/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema113.properties.paragraphs.type,parentSchema:schema113.properties.paragraphs,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.isEnabled !== undefined){
if(!(validate50(data.isEnabled, {instancePath:instancePath+"/isEnabled",parentData:data,parentDataProperty:"isEnabled",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema113.type,parentSchema:schema113,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate124.errors = vErrors;
return errors === 0;
}

const schema114 = {"description":"Handelsplätze des Instruments mit Kurs, Veränderung, Geld, Brief, Umsatz, Zeit und Qualität.","x-vocabulary":"page","x-subject":"instrument","type":"object","additionalProperties":false,"required":["type"],"examples":[{"type":"venue-table"}],"properties":{"type":{"const":"venue-table","description":"Immer „venue-table“."},"headline":{"type":"string","minLength":1,"description":"Überschrift.","examples":["Handelsplätze"]},"hiddenNotations":{"type":"array","items":{"type":"integer","minimum":1,"description":"Notierung."},"description":"Notierungen, die nicht gezeigt werden.","examples":[[163498]]},"isEnabled":{"$ref":"#/definitions/blockRule"}}};

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "headline")) || (key0 === "hiddenNotations")) || (key0 === "isEnabled"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema114,data};
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
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "venue-table"},message:"must be equal to constant",schema:"venue-table",parentSchema:schema114.properties.type,data:data0};
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
const err3 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema114.properties.headline,data:data1};
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
const err4 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema114.properties.headline.type,parentSchema:schema114.properties.headline,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.hiddenNotations !== undefined){
let data2 = data.hiddenNotations;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err5 = {instancePath:instancePath+"/hiddenNotations/" + i0,schemaPath:"#/properties/hiddenNotations/items/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema114.properties.hiddenNotations.items.type,parentSchema:schema114.properties.hiddenNotations.items,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err6 = {instancePath:instancePath+"/hiddenNotations/" + i0,schemaPath:"#/properties/hiddenNotations/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema114.properties.hiddenNotations.items,data:data3};
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
}
else {
const err7 = {instancePath:instancePath+"/hiddenNotations",schemaPath:"#/properties/hiddenNotations/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema114.properties.hiddenNotations.type,parentSchema:schema114.properties.hiddenNotations,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.isEnabled !== undefined){
if(!(validate50(data.isEnabled, {instancePath:instancePath+"/isEnabled",parentData:data,parentDataProperty:"isEnabled",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema114.type,parentSchema:schema114,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate126.errors = vErrors;
return errors === 0;
}


function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "account-overview"){
if(!(validate49(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
}
else if(tag0 === "article-access"){
if(!(validate52(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
}
else if(tag0 === "article-content"){
if(!(validate54(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
else if(tag0 === "article-header"){
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
else if(tag0 === "article-list"){
if(!(validate58(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
}
else if(tag0 === "article-teasers"){
if(!(validate60(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
else if(tag0 === "derivative-calculator"){
if(!(validate62(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
else if(tag0 === "derivative-facts"){
if(!(validate64(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
}
else if(tag0 === "derivative-list"){
if(!(validate66(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
else if(tag0 === "derivative-products"){
if(!(validate68(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
else if(tag0 === "device-list"){
if(!(validate70(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
}
else if(tag0 === "index-lists"){
if(!(validate72(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
else if(tag0 === "instrument-header"){
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
else if(tag0 === "instrument-list"){
if(!(validate76(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
}
else if(tag0 === "instrument-profile"){
if(!(validate78(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
}
else if(tag0 === "issuer-contact"){
if(!(validate80(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
}
else if(tag0 === "issuer-finder-teaser"){
if(!(validate82(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
}
else if(tag0 === "issuer-footer"){
if(!(validate84(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
}
else if(tag0 === "issuer-hero"){
if(!(validate86(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
}
else if(tag0 === "issuer-instruments"){
if(!(validate88(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
}
else if(tag0 === "issuer-overview"){
if(!(validate90(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
}
else if(tag0 === "issuer-profile"){
if(!(validate92(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
}
else if(tag0 === "issuer-tabs"){
if(!(validate94(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
else if(tag0 === "issuer-tiles"){
if(!(validate96(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
}
else if(tag0 === "key-facts"){
if(!(validate98(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
}
else if(tag0 === "link-list"){
if(!(validate100(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
}
else if(tag0 === "login"){
if(!(validate102(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
}
else if(tag0 === "logout"){
if(!(validate104(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
}
else if(tag0 === "logout-everywhere"){
if(!(validate106(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
else if(tag0 === "market-overview"){
if(!(validate108(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
}
else if(tag0 === "page-intro"){
if(!(validate110(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
}
else if(tag0 === "performance-table"){
if(!(validate112(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
}
else if(tag0 === "price-chart"){
if(!(validate114(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
errors = vErrors.length;
}
}
else if(tag0 === "price-history-table"){
if(!(validate116(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
else if(tag0 === "realtime-list"){
if(!(validate118(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
}
else if(tag0 === "registration"){
if(!(validate120(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
}
else if(tag0 === "registration-confirmation"){
if(!(validate122(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
errors = vErrors.length;
}
}
else if(tag0 === "text-section"){
if(!(validate124(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
errors = vErrors.length;
}
}
else if(tag0 === "venue-table"){
if(!(validate126(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
errors = vErrors.length;
}
}
else {
const err1 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},message:"value of tag \"type\" must be in oneOf",schema:schema72.discriminator,parentSchema:schema72,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},message:"tag \"type\" must be string",schema:schema72.discriminator,parentSchema:schema72,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema72.type,parentSchema:schema72,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}


function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate48(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema71.type,parentSchema:schema71,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}


function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema70,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "top") || (key0 === "main")) || (key0 === "aside"))){
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
if(data.top !== undefined){
if(!(validate47(data.top, {instancePath:instancePath+"/top",parentData:data,parentDataProperty:"top",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
if(data.main !== undefined){
if(!(validate47(data.main, {instancePath:instancePath+"/main",parentData:data,parentDataProperty:"main",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
if(data.aside !== undefined){
if(!(validate47(data.aside, {instancePath:instancePath+"/aside",parentData:data,parentDataProperty:"aside",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema70.type,parentSchema:schema70,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}

const schema115 = {"title":"SubPage","type":"object","additionalProperties":false,"required":["title","body"],"description":"Unterseite; fehlende Angaben gelten von der Seite.","properties":{"title":{"type":"string","minLength":1,"description":"Titel im Browser und in Suchmaschinen. Platzhalter je nach Gegenstand: {article.headline}, {article.teaser}, {article.author}, {index.name}, {instrument.name}, {instrument.isin}, {instrument.wkn}, {instrument.displayType}, {instrument.symbol}, {issuer.name}, {issuer.alias}, {issuer.subHeadline}, {issuer.teaser}, {tab.title}.","maxLength":160,"examples":["{instrument.name} Aktie: Kurs und Chart"]},"description":{"type":"string","minLength":1,"description":"Beschreibung für Suchmaschinen. Platzhalter je nach Gegenstand: {article.headline}, {article.teaser}, {article.author}, {index.name}, {instrument.name}, {instrument.isin}, {instrument.wkn}, {instrument.displayType}, {instrument.symbol}, {issuer.name}, {issuer.alias}, {issuer.subHeadline}, {issuer.teaser}, {tab.title}.","maxLength":320,"examples":["Alle Handelsplätze von {instrument.name}."]},"label":{"type":"string","minLength":1,"description":"Text im Reiter der Unterseite.","maxLength":40,"examples":["Handelsplätze"]},"dataClass":{"type":"string","enum":["content","quotes","static"],"description":"Wie lange die Seite zwischengespeichert wird: quotes (Kurse, kurz), content (Texte, länger), static (kaum veränderlich).","examples":["quotes"]},"rendering":{"type":"string","enum":["cached","request"],"description":"cached: eine Fassung für alle, im Zwischenspeicher; request: je Aufruf, weil der Inhalt von der Abfrage abhängt.","examples":["cached"]},"robots":{"type":"string","enum":["index","noindex"],"description":"Ob Suchmaschinen die Seite aufnehmen.","examples":["index"]},"body":{"$ref":"#/definitions/body"}}};

function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema115.required,parentSchema:schema115,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.body === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'",schema:schema115.required,parentSchema:schema115,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "title") || (key0 === "description")) || (key0 === "label")) || (key0 === "dataClass")) || (key0 === "rendering")) || (key0 === "robots")) || (key0 === "body"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema115,data};
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
let data0 = data.title;
if(typeof data0 === "string"){
if(func2(data0) > 160){
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters",schema:160,parentSchema:schema115.properties.title,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data0) < 1){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema115.properties.title,data:data0};
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
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema115.properties.title.type,parentSchema:schema115.properties.title,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(func2(data1) > 320){
const err6 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 320},message:"must NOT have more than 320 characters",schema:320,parentSchema:schema115.properties.description,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func2(data1) < 1){
const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema115.properties.description,data:data1};
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
const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema115.properties.description.type,parentSchema:schema115.properties.description,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.label !== undefined){
let data2 = data.label;
if(typeof data2 === "string"){
if(func2(data2) > 40){
const err9 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters",schema:40,parentSchema:schema115.properties.label,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func2(data2) < 1){
const err10 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema115.properties.label,data:data2};
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
const err11 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema115.properties.label.type,parentSchema:schema115.properties.label,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.dataClass !== undefined){
let data3 = data.dataClass;
if(typeof data3 !== "string"){
const err12 = {instancePath:instancePath+"/dataClass",schemaPath:"#/properties/dataClass/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema115.properties.dataClass.type,parentSchema:schema115.properties.dataClass,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((data3 === "content") || (data3 === "quotes")) || (data3 === "static"))){
const err13 = {instancePath:instancePath+"/dataClass",schemaPath:"#/properties/dataClass/enum",keyword:"enum",params:{allowedValues: schema115.properties.dataClass.enum},message:"must be equal to one of the allowed values",schema:schema115.properties.dataClass.enum,parentSchema:schema115.properties.dataClass,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.rendering !== undefined){
let data4 = data.rendering;
if(typeof data4 !== "string"){
const err14 = {instancePath:instancePath+"/rendering",schemaPath:"#/properties/rendering/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema115.properties.rendering.type,parentSchema:schema115.properties.rendering,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!((data4 === "cached") || (data4 === "request"))){
const err15 = {instancePath:instancePath+"/rendering",schemaPath:"#/properties/rendering/enum",keyword:"enum",params:{allowedValues: schema115.properties.rendering.enum},message:"must be equal to one of the allowed values",schema:schema115.properties.rendering.enum,parentSchema:schema115.properties.rendering,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.robots !== undefined){
let data5 = data.robots;
if(typeof data5 !== "string"){
const err16 = {instancePath:instancePath+"/robots",schemaPath:"#/properties/robots/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema115.properties.robots.type,parentSchema:schema115.properties.robots,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!((data5 === "index") || (data5 === "noindex"))){
const err17 = {instancePath:instancePath+"/robots",schemaPath:"#/properties/robots/enum",keyword:"enum",params:{allowedValues: schema115.properties.robots.enum},message:"must be equal to one of the allowed values",schema:schema115.properties.robots.enum,parentSchema:schema115.properties.robots,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.body !== undefined){
if(!(validate46(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema115.type,parentSchema:schema115,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate172.errors = vErrors;
return errors === 0;
}


function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:page" */;
let vErrors = null;
let errors = 0;
const _errs3 = errors;
let valid1 = true;
const _errs4 = errors;
const _errs5 = errors;
let valid2 = false;
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.subject === undefined) && (missing0 = "subject")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.subject !== undefined){
let data0 = data.subject;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.kind === undefined) && (missing1 = "kind")){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data0.kind !== undefined){
if("article" !== data0.kind){
const err2 = {};
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
}
}
}
}
var _valid1 = _errs6 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.layout === undefined) && (missing2 = "layout")){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid1 = _errs9 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var _valid0 = _errs4 === errors;
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
let data2 = data.body;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.top !== undefined){
let data3 = data2.top;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.type !== undefined){
let data5 = data4.type;
const _errs15 = errors;
const _errs16 = errors;
if(!(((data5 === "article-access") || (data5 === "article-content")) || (data5 === "article-header"))){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid10 = _errs16 === errors;
if(valid10){
const err6 = {instancePath:instancePath+"/body/top/" + i0+"/type",schemaPath:"#/allOf/0/else/properties/body/properties/top/items/properties/type/not",keyword:"not",params:{},message:"must NOT be valid",schema:schema58.allOf[0].else.properties.body.properties.top.items.properties.type.not,parentSchema:schema58.allOf[0].else.properties.body.properties.top.items.properties.type,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
}
}
}
}
}
if(data2.main !== undefined){
let data6 = data2.main;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.type !== undefined){
let data8 = data7.type;
const _errs20 = errors;
const _errs21 = errors;
if(!(((data8 === "article-access") || (data8 === "article-content")) || (data8 === "article-header"))){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid14 = _errs21 === errors;
if(valid14){
const err8 = {instancePath:instancePath+"/body/main/" + i1+"/type",schemaPath:"#/allOf/0/else/properties/body/properties/main/items/properties/type/not",keyword:"not",params:{},message:"must NOT be valid",schema:schema58.allOf[0].else.properties.body.properties.main.items.properties.type.not,parentSchema:schema58.allOf[0].else.properties.body.properties.main.items.properties.type,data:data8};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
}
}
}
}
}
if(data2.aside !== undefined){
let data9 = data2.aside;
if(Array.isArray(data9)){
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.type !== undefined){
let data11 = data10.type;
const _errs25 = errors;
const _errs26 = errors;
if(!(((data11 === "article-access") || (data11 === "article-content")) || (data11 === "article-header"))){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid18 = _errs26 === errors;
if(valid18){
const err10 = {instancePath:instancePath+"/body/aside/" + i2+"/type",schemaPath:"#/allOf/0/else/properties/body/properties/aside/items/properties/type/not",keyword:"not",params:{},message:"must NOT be valid",schema:schema58.allOf[0].else.properties.body.properties.aside.items.properties.type.not,parentSchema:schema58.allOf[0].else.properties.body.properties.aside.items.properties.type,data:data11};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
}
}
}
}
}
}
}
if(data.subPages !== undefined){
let data12 = data.subPages;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key0 in data12){
let data13 = data12[key0];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.body !== undefined){
let data14 = data13.body;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.top !== undefined){
let data15 = data14.top;
if(Array.isArray(data15)){
const len3 = data15.length;
for(let i3=0; i3<len3; i3++){
let data16 = data15[i3];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.type !== undefined){
let data17 = data16.type;
const _errs34 = errors;
const _errs35 = errors;
if(!(((data17 === "article-access") || (data17 === "article-content")) || (data17 === "article-header"))){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid25 = _errs35 === errors;
if(valid25){
const err12 = {instancePath:instancePath+"/subPages/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/body/top/" + i3+"/type",schemaPath:"#/allOf/0/else/properties/subPages/additionalProperties/properties/body/properties/top/items/properties/type/not",keyword:"not",params:{},message:"must NOT be valid",schema:schema58.allOf[0].else.properties.subPages.additionalProperties.properties.body.properties.top.items.properties.type.not,parentSchema:schema58.allOf[0].else.properties.subPages.additionalProperties.properties.body.properties.top.items.properties.type,data:data17};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
errors = _errs34;
if(vErrors !== null){
if(_errs34){
vErrors.length = _errs34;
}
else {
vErrors = null;
}
}
}
}
}
}
}
}
if(data14.main !== undefined){
let data18 = data14.main;
if(Array.isArray(data18)){
const len4 = data18.length;
for(let i4=0; i4<len4; i4++){
let data19 = data18[i4];
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.type !== undefined){
let data20 = data19.type;
const _errs39 = errors;
const _errs40 = errors;
if(!(((data20 === "article-access") || (data20 === "article-content")) || (data20 === "article-header"))){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid29 = _errs40 === errors;
if(valid29){
const err14 = {instancePath:instancePath+"/subPages/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/body/main/" + i4+"/type",schemaPath:"#/allOf/0/else/properties/subPages/additionalProperties/properties/body/properties/main/items/properties/type/not",keyword:"not",params:{},message:"must NOT be valid",schema:schema58.allOf[0].else.properties.subPages.additionalProperties.properties.body.properties.main.items.properties.type.not,parentSchema:schema58.allOf[0].else.properties.subPages.additionalProperties.properties.body.properties.main.items.properties.type,data:data20};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
errors = _errs39;
if(vErrors !== null){
if(_errs39){
vErrors.length = _errs39;
}
else {
vErrors = null;
}
}
}
}
}
}
}
}
if(data14.aside !== undefined){
let data21 = data14.aside;
if(Array.isArray(data21)){
const len5 = data21.length;
for(let i5=0; i5<len5; i5++){
let data22 = data21[i5];
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.type !== undefined){
let data23 = data22.type;
const _errs44 = errors;
const _errs45 = errors;
if(!(((data23 === "article-access") || (data23 === "article-content")) || (data23 === "article-header"))){
const err15 = {};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var valid33 = _errs45 === errors;
if(valid33){
const err16 = {instancePath:instancePath+"/subPages/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/body/aside/" + i5+"/type",schemaPath:"#/allOf/0/else/properties/subPages/additionalProperties/properties/body/properties/aside/items/properties/type/not",keyword:"not",params:{},message:"must NOT be valid",schema:schema58.allOf[0].else.properties.subPages.additionalProperties.properties.body.properties.aside.items.properties.type.not,parentSchema:schema58.allOf[0].else.properties.subPages.additionalProperties.properties.body.properties.aside.items.properties.type,data:data23};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
errors = _errs44;
if(vErrors !== null){
if(_errs44){
vErrors.length = _errs44;
}
else {
vErrors = null;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
var _valid0 = _errs10 === errors;
valid1 = _valid0;
}
if(!valid1){
const err17 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "else"},message:"must match \"else\" schema",schema:schema58.allOf[0].if,parentSchema:schema58.allOf[0],data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const _errs47 = errors;
let valid34 = true;
const _errs48 = errors;
const _errs49 = errors;
let valid35 = false;
const _errs50 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.subject === undefined) && (missing3 = "subject")){
const err18 = {};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
if(data.subject !== undefined){
let data24 = data.subject;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
let missing4;
if((data24.kind === undefined) && (missing4 = "kind")){
const err19 = {};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
if(data24.kind !== undefined){
if("instrument" !== data24.kind){
const err20 = {};
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
}
}
}
}
var _valid3 = _errs50 === errors;
valid35 = valid35 || _valid3;
if(!valid35){
const _errs53 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.layout === undefined) && (missing5 = "layout")){
const err21 = {};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
var _valid3 = _errs53 === errors;
valid35 = valid35 || _valid3;
}
if(!valid35){
const err22 = {};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
else {
errors = _errs49;
if(vErrors !== null){
if(_errs49){
vErrors.length = _errs49;
}
else {
vErrors = null;
}
}
}
var _valid2 = _errs48 === errors;
errors = _errs47;
if(vErrors !== null){
if(_errs47){
vErrors.length = _errs47;
}
else {
vErrors = null;
}
}
if(!_valid2){
const _errs54 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
let data26 = data.body;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.top !== undefined){
let data27 = data26.top;
if(Array.isArray(data27)){
const len6 = data27.length;
for(let i6=0; i6<len6; i6++){
let data28 = data27[i6];
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.type !== undefined){
let data29 = data28.type;
const _errs59 = errors;
const _errs60 = errors;
if(!((((((((((data29 === "derivative-calculator") || (data29 === "derivative-facts")) || (data29 === "derivative-list")) || (data29 === "instrument-header")) || (data29 === "instrument-profile")) || (data29 === "key-facts")) || (data29 === "performance-table")) || (data29 === "price-chart")) || (data29 === "price-history-table")) || (data29 === "venue-table"))){
const err23 = {};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var valid43 = _errs60 === errors;
if(valid43){
const err24 = {instancePath:instancePath+"/body/top/" + i6+"/type",schemaPath:"#/allOf/1/else/properties/body/properties/top/items/properties/type/not",keyword:"not",params:{},message:"must NOT be valid",schema:schema58.allOf[1].else.properties.body.properties.top.items.properties.type.not,parentSchema:schema58.allOf[1].else.properties.body.properties.top.items.properties.type,data:data29};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
errors = _errs59;
if(vErrors !== null){
if(_errs59){
vErrors.length = _errs59;
}
else {
vErrors = null;
}
}
}
}
}
}
}
}
if(data26.main !== undefined){
let data30 = data26.main;
if(Array.isArray(data30)){
const len7 = data30.length;
for(let i7=0; i7<len7; i7++){
let data31 = data30[i7];
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if(data31.type !== undefined){
let data32 = data31.type;
const _errs64 = errors;
const _errs65 = errors;
if(!((((((((((data32 === "derivative-calculator") || (data32 === "derivative-facts")) || (data32 === "derivative-list")) || (data32 === "instrument-header")) || (data32 === "instrument-profile")) || (data32 === "key-facts")) || (data32 === "performance-table")) || (data32 === "price-chart")) || (data32 === "price-history-table")) || (data32 === "venue-table"))){
const err25 = {};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var valid47 = _errs65 === errors;
if(valid47){
const err26 = {instancePath:instancePath+"/body/main/" + i7+"/type",schemaPath:"#/allOf/1/else/properties/body/properties/main/items/properties/type/not",keyword:"not",params:{},message:"must NOT be valid",schema:schema58.allOf[1].else.properties.body.properties.main.items.properties.type.not,parentSchema:schema58.allOf[1].else.properties.body.properties.main.items.properties.type,data:data32};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
else {
errors = _errs64;
if(vErrors !== null){
if(_errs64){
vErrors.length = _errs64;
}
else {
vErrors = null;
}
}
}
}
}
}
}
}
if(data26.aside !== undefined){
let data33 = data26.aside;
if(Array.isArray(data33)){
const len8 = data33.length;
for(let i8=0; i8<len8; i8++){
let data34 = data33[i8];
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
if(data34.type !== undefined){
let data35 = data34.type;
const _errs69 = errors;
const _errs70 = errors;
if(!((((((((((data35 === "derivative-calculator") || (data35 === "derivative-facts")) || (data35 === "derivative-list")) || (data35 === "instrument-header")) || (data35 === "instrument-profile")) || (data35 === "key-facts")) || (data35 === "performance-table")) || (data35 === "price-chart")) || (data35 === "price-history-table")) || (data35 === "venue-table"))){
const err27 = {};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var valid51 = _errs70 === errors;
if(valid51){
const err28 = {instancePath:instancePath+"/body/aside/" + i8+"/type",schemaPath:"#/allOf/1/else/properties/body/properties/aside/items/properties/type/not",keyword:"not",params:{},message:"must NOT be valid",schema:schema58.allOf[1].else.properties.body.properties.aside.items.properties.type.not,parentSchema:schema58.allOf[1].else.properties.body.properties.aside.items.properties.type,data:data35};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
else {
errors = _errs69;
if(vErrors !== null){
if(_errs69){
vErrors.length = _errs69;
}
else {
vErrors = null;
}
}
}
}
}
}
}
}
}
}
if(data.subPages !== undefined){
let data36 = data.subPages;
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
for(const key1 in data36){
let data37 = data36[key1];
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
if(data37.body !== undefined){
let data38 = data37.body;
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
if(data38.top !== undefined){
let data39 = data38.top;
if(Array.isArray(data39)){
const len9 = data39.length;
for(let i9=0; i9<len9; i9++){
let data40 = data39[i9];
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
if(data40.type !== undefined){
let data41 = data40.type;
const _errs78 = errors;
const _errs79 = errors;
if(!((((((((((data41 === "derivative-calculator") || (data41 === "derivative-facts")) || (data41 === "derivative-list")) || (data41 === "instrument-header")) || (data41 === "instrument-profile")) || (data41 === "key-facts")) || (data41 === "performance-table")) || (data41 === "price-chart")) || (data41 === "price-history-table")) || (data41 === "venue-table"))){
const err29 = {};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var valid58 = _errs79 === errors;
if(valid58){
const err30 = {instancePath:instancePath+"/subPages/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/body/top/" + i9+"/type",schemaPath:"#/allOf/1/else/properties/subPages/additionalProperties/properties/body/properties/top/items/properties/type/not",keyword:"not",params:{},message:"must NOT be valid",schema:schema58.allOf[1].else.properties.subPages.additionalProperties.properties.body.properties.top.items.properties.type.not,parentSchema:schema58.allOf[1].else.properties.subPages.additionalProperties.properties.body.properties.top.items.properties.type,data:data41};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
else {
errors = _errs78;
if(vErrors !== null){
if(_errs78){
vErrors.length = _errs78;
}
else {
vErrors = null;
}
}
}
}
}
}
}
}
if(data38.main !== undefined){
let data42 = data38.main;
if(Array.isArray(data42)){
const len10 = data42.length;
for(let i10=0; i10<len10; i10++){
let data43 = data42[i10];
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
if(data43.type !== undefined){
let data44 = data43.type;
const _errs83 = errors;
const _errs84 = errors;
if(!((((((((((data44 === "derivative-calculator") || (data44 === "derivative-facts")) || (data44 === "derivative-list")) || (data44 === "instrument-header")) || (data44 === "instrument-profile")) || (data44 === "key-facts")) || (data44 === "performance-table")) || (data44 === "price-chart")) || (data44 === "price-history-table")) || (data44 === "venue-table"))){
const err31 = {};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var valid62 = _errs84 === errors;
if(valid62){
const err32 = {instancePath:instancePath+"/subPages/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/body/main/" + i10+"/type",schemaPath:"#/allOf/1/else/properties/subPages/additionalProperties/properties/body/properties/main/items/properties/type/not",keyword:"not",params:{},message:"must NOT be valid",schema:schema58.allOf[1].else.properties.subPages.additionalProperties.properties.body.properties.main.items.properties.type.not,parentSchema:schema58.allOf[1].else.properties.subPages.additionalProperties.properties.body.properties.main.items.properties.type,data:data44};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
else {
errors = _errs83;
if(vErrors !== null){
if(_errs83){
vErrors.length = _errs83;
}
else {
vErrors = null;
}
}
}
}
}
}
}
}
if(data38.aside !== undefined){
let data45 = data38.aside;
if(Array.isArray(data45)){
const len11 = data45.length;
for(let i11=0; i11<len11; i11++){
let data46 = data45[i11];
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
if(data46.type !== undefined){
let data47 = data46.type;
const _errs88 = errors;
const _errs89 = errors;
if(!((((((((((data47 === "derivative-calculator") || (data47 === "derivative-facts")) || (data47 === "derivative-list")) || (data47 === "instrument-header")) || (data47 === "instrument-profile")) || (data47 === "key-facts")) || (data47 === "performance-table")) || (data47 === "price-chart")) || (data47 === "price-history-table")) || (data47 === "venue-table"))){
const err33 = {};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var valid66 = _errs89 === errors;
if(valid66){
const err34 = {instancePath:instancePath+"/subPages/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/body/aside/" + i11+"/type",schemaPath:"#/allOf/1/else/properties/subPages/additionalProperties/properties/body/properties/aside/items/properties/type/not",keyword:"not",params:{},message:"must NOT be valid",schema:schema58.allOf[1].else.properties.subPages.additionalProperties.properties.body.properties.aside.items.properties.type.not,parentSchema:schema58.allOf[1].else.properties.subPages.additionalProperties.properties.body.properties.aside.items.properties.type,data:data47};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
else {
errors = _errs88;
if(vErrors !== null){
if(_errs88){
vErrors.length = _errs88;
}
else {
vErrors = null;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
var _valid2 = _errs54 === errors;
valid34 = _valid2;
}
if(!valid34){
const err35 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "else"},message:"must match \"else\" schema",schema:schema58.allOf[1].if,parentSchema:schema58.allOf[1],data};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
const _errs91 = errors;
let valid67 = true;
const _errs92 = errors;
const _errs93 = errors;
let valid68 = false;
const _errs94 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((data.subject === undefined) && (missing6 = "subject")){
const err36 = {};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
else {
if(data.subject !== undefined){
let data48 = data.subject;
if(data48 && typeof data48 == "object" && !Array.isArray(data48)){
let missing7;
if((data48.kind === undefined) && (missing7 = "kind")){
const err37 = {};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
else {
if(data48.kind !== undefined){
if("issuer" !== data48.kind){
const err38 = {};
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
}
}
}
}
var _valid5 = _errs94 === errors;
valid68 = valid68 || _valid5;
if(!valid68){
const _errs97 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing8;
if((data.layout === undefined) && (missing8 = "layout")){
const err39 = {};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
var _valid5 = _errs97 === errors;
valid68 = valid68 || _valid5;
}
if(!valid68){
const err40 = {};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
else {
errors = _errs93;
if(vErrors !== null){
if(_errs93){
vErrors.length = _errs93;
}
else {
vErrors = null;
}
}
}
var _valid4 = _errs92 === errors;
errors = _errs91;
if(vErrors !== null){
if(_errs91){
vErrors.length = _errs91;
}
else {
vErrors = null;
}
}
if(!_valid4){
const _errs98 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
let data50 = data.body;
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
if(data50.top !== undefined){
let data51 = data50.top;
if(Array.isArray(data51)){
const len12 = data51.length;
for(let i12=0; i12<len12; i12++){
let data52 = data51[i12];
if(data52 && typeof data52 == "object" && !Array.isArray(data52)){
if(data52.type !== undefined){
let data53 = data52.type;
const _errs103 = errors;
const _errs104 = errors;
if(!((((((((data53 === "issuer-contact") || (data53 === "issuer-finder-teaser")) || (data53 === "issuer-footer")) || (data53 === "issuer-hero")) || (data53 === "issuer-instruments")) || (data53 === "issuer-profile")) || (data53 === "issuer-tabs")) || (data53 === "issuer-tiles"))){
const err41 = {};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
var valid76 = _errs104 === errors;
if(valid76){
const err42 = {instancePath:instancePath+"/body/top/" + i12+"/type",schemaPath:"#/allOf/2/else/properties/body/properties/top/items/properties/type/not",keyword:"not",params:{},message:"must NOT be valid",schema:schema58.allOf[2].else.properties.body.properties.top.items.properties.type.not,parentSchema:schema58.allOf[2].else.properties.body.properties.top.items.properties.type,data:data53};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
else {
errors = _errs103;
if(vErrors !== null){
if(_errs103){
vErrors.length = _errs103;
}
else {
vErrors = null;
}
}
}
}
}
}
}
}
if(data50.main !== undefined){
let data54 = data50.main;
if(Array.isArray(data54)){
const len13 = data54.length;
for(let i13=0; i13<len13; i13++){
let data55 = data54[i13];
if(data55 && typeof data55 == "object" && !Array.isArray(data55)){
if(data55.type !== undefined){
let data56 = data55.type;
const _errs108 = errors;
const _errs109 = errors;
if(!((((((((data56 === "issuer-contact") || (data56 === "issuer-finder-teaser")) || (data56 === "issuer-footer")) || (data56 === "issuer-hero")) || (data56 === "issuer-instruments")) || (data56 === "issuer-profile")) || (data56 === "issuer-tabs")) || (data56 === "issuer-tiles"))){
const err43 = {};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
var valid80 = _errs109 === errors;
if(valid80){
const err44 = {instancePath:instancePath+"/body/main/" + i13+"/type",schemaPath:"#/allOf/2/else/properties/body/properties/main/items/properties/type/not",keyword:"not",params:{},message:"must NOT be valid",schema:schema58.allOf[2].else.properties.body.properties.main.items.properties.type.not,parentSchema:schema58.allOf[2].else.properties.body.properties.main.items.properties.type,data:data56};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
else {
errors = _errs108;
if(vErrors !== null){
if(_errs108){
vErrors.length = _errs108;
}
else {
vErrors = null;
}
}
}
}
}
}
}
}
if(data50.aside !== undefined){
let data57 = data50.aside;
if(Array.isArray(data57)){
const len14 = data57.length;
for(let i14=0; i14<len14; i14++){
let data58 = data57[i14];
if(data58 && typeof data58 == "object" && !Array.isArray(data58)){
if(data58.type !== undefined){
let data59 = data58.type;
const _errs113 = errors;
const _errs114 = errors;
if(!((((((((data59 === "issuer-contact") || (data59 === "issuer-finder-teaser")) || (data59 === "issuer-footer")) || (data59 === "issuer-hero")) || (data59 === "issuer-instruments")) || (data59 === "issuer-profile")) || (data59 === "issuer-tabs")) || (data59 === "issuer-tiles"))){
const err45 = {};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
var valid84 = _errs114 === errors;
if(valid84){
const err46 = {instancePath:instancePath+"/body/aside/" + i14+"/type",schemaPath:"#/allOf/2/else/properties/body/properties/aside/items/properties/type/not",keyword:"not",params:{},message:"must NOT be valid",schema:schema58.allOf[2].else.properties.body.properties.aside.items.properties.type.not,parentSchema:schema58.allOf[2].else.properties.body.properties.aside.items.properties.type,data:data59};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
else {
errors = _errs113;
if(vErrors !== null){
if(_errs113){
vErrors.length = _errs113;
}
else {
vErrors = null;
}
}
}
}
}
}
}
}
}
}
if(data.subPages !== undefined){
let data60 = data.subPages;
if(data60 && typeof data60 == "object" && !Array.isArray(data60)){
for(const key2 in data60){
let data61 = data60[key2];
if(data61 && typeof data61 == "object" && !Array.isArray(data61)){
if(data61.body !== undefined){
let data62 = data61.body;
if(data62 && typeof data62 == "object" && !Array.isArray(data62)){
if(data62.top !== undefined){
let data63 = data62.top;
if(Array.isArray(data63)){
const len15 = data63.length;
for(let i15=0; i15<len15; i15++){
let data64 = data63[i15];
if(data64 && typeof data64 == "object" && !Array.isArray(data64)){
if(data64.type !== undefined){
let data65 = data64.type;
const _errs122 = errors;
const _errs123 = errors;
if(!((((((((data65 === "issuer-contact") || (data65 === "issuer-finder-teaser")) || (data65 === "issuer-footer")) || (data65 === "issuer-hero")) || (data65 === "issuer-instruments")) || (data65 === "issuer-profile")) || (data65 === "issuer-tabs")) || (data65 === "issuer-tiles"))){
const err47 = {};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
var valid91 = _errs123 === errors;
if(valid91){
const err48 = {instancePath:instancePath+"/subPages/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/body/top/" + i15+"/type",schemaPath:"#/allOf/2/else/properties/subPages/additionalProperties/properties/body/properties/top/items/properties/type/not",keyword:"not",params:{},message:"must NOT be valid",schema:schema58.allOf[2].else.properties.subPages.additionalProperties.properties.body.properties.top.items.properties.type.not,parentSchema:schema58.allOf[2].else.properties.subPages.additionalProperties.properties.body.properties.top.items.properties.type,data:data65};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
else {
errors = _errs122;
if(vErrors !== null){
if(_errs122){
vErrors.length = _errs122;
}
else {
vErrors = null;
}
}
}
}
}
}
}
}
if(data62.main !== undefined){
let data66 = data62.main;
if(Array.isArray(data66)){
const len16 = data66.length;
for(let i16=0; i16<len16; i16++){
let data67 = data66[i16];
if(data67 && typeof data67 == "object" && !Array.isArray(data67)){
if(data67.type !== undefined){
let data68 = data67.type;
const _errs127 = errors;
const _errs128 = errors;
if(!((((((((data68 === "issuer-contact") || (data68 === "issuer-finder-teaser")) || (data68 === "issuer-footer")) || (data68 === "issuer-hero")) || (data68 === "issuer-instruments")) || (data68 === "issuer-profile")) || (data68 === "issuer-tabs")) || (data68 === "issuer-tiles"))){
const err49 = {};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
var valid95 = _errs128 === errors;
if(valid95){
const err50 = {instancePath:instancePath+"/subPages/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/body/main/" + i16+"/type",schemaPath:"#/allOf/2/else/properties/subPages/additionalProperties/properties/body/properties/main/items/properties/type/not",keyword:"not",params:{},message:"must NOT be valid",schema:schema58.allOf[2].else.properties.subPages.additionalProperties.properties.body.properties.main.items.properties.type.not,parentSchema:schema58.allOf[2].else.properties.subPages.additionalProperties.properties.body.properties.main.items.properties.type,data:data68};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
else {
errors = _errs127;
if(vErrors !== null){
if(_errs127){
vErrors.length = _errs127;
}
else {
vErrors = null;
}
}
}
}
}
}
}
}
if(data62.aside !== undefined){
let data69 = data62.aside;
if(Array.isArray(data69)){
const len17 = data69.length;
for(let i17=0; i17<len17; i17++){
let data70 = data69[i17];
if(data70 && typeof data70 == "object" && !Array.isArray(data70)){
if(data70.type !== undefined){
let data71 = data70.type;
const _errs132 = errors;
const _errs133 = errors;
if(!((((((((data71 === "issuer-contact") || (data71 === "issuer-finder-teaser")) || (data71 === "issuer-footer")) || (data71 === "issuer-hero")) || (data71 === "issuer-instruments")) || (data71 === "issuer-profile")) || (data71 === "issuer-tabs")) || (data71 === "issuer-tiles"))){
const err51 = {};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
var valid99 = _errs133 === errors;
if(valid99){
const err52 = {instancePath:instancePath+"/subPages/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/body/aside/" + i17+"/type",schemaPath:"#/allOf/2/else/properties/subPages/additionalProperties/properties/body/properties/aside/items/properties/type/not",keyword:"not",params:{},message:"must NOT be valid",schema:schema58.allOf[2].else.properties.subPages.additionalProperties.properties.body.properties.aside.items.properties.type.not,parentSchema:schema58.allOf[2].else.properties.subPages.additionalProperties.properties.body.properties.aside.items.properties.type,data:data71};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
else {
errors = _errs132;
if(vErrors !== null){
if(_errs132){
vErrors.length = _errs132;
}
else {
vErrors = null;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
var _valid4 = _errs98 === errors;
valid67 = _valid4;
}
if(!valid67){
const err53 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "else"},message:"must match \"else\" schema",schema:schema58.allOf[2].if,parentSchema:schema58.allOf[2],data};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
const _errs135 = errors;
let valid100 = true;
const _errs136 = errors;
const _errs137 = errors;
let valid101 = false;
const _errs138 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing9;
if((data.subject === undefined) && (missing9 = "subject")){
const err54 = {};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
else {
if(data.subject !== undefined){
let data72 = data.subject;
if(data72 && typeof data72 == "object" && !Array.isArray(data72)){
let missing10;
if((data72.kind === undefined) && (missing10 = "kind")){
const err55 = {};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
else {
if(data72.kind !== undefined){
if("index" !== data72.kind){
const err56 = {};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
}
}
}
}
var _valid7 = _errs138 === errors;
valid101 = valid101 || _valid7;
if(!valid101){
const _errs141 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing11;
if((data.layout === undefined) && (missing11 = "layout")){
const err57 = {};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
var _valid7 = _errs141 === errors;
valid101 = valid101 || _valid7;
}
if(!valid101){
const err58 = {};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
else {
errors = _errs137;
if(vErrors !== null){
if(_errs137){
vErrors.length = _errs137;
}
else {
vErrors = null;
}
}
}
var _valid6 = _errs136 === errors;
errors = _errs135;
if(vErrors !== null){
if(_errs135){
vErrors.length = _errs135;
}
else {
vErrors = null;
}
}
if(!_valid6){
const _errs142 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
let data74 = data.body;
if(data74 && typeof data74 == "object" && !Array.isArray(data74)){
if(data74.top !== undefined){
let data75 = data74.top;
if(Array.isArray(data75)){
const len18 = data75.length;
for(let i18=0; i18<len18; i18++){
let data76 = data75[i18];
if(data76 && typeof data76 == "object" && !Array.isArray(data76)){
if(data76.type !== undefined){
let data77 = data76.type;
const _errs147 = errors;
const _errs148 = errors;
if(!(data77 === "realtime-list")){
const err59 = {};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
var valid109 = _errs148 === errors;
if(valid109){
const err60 = {instancePath:instancePath+"/body/top/" + i18+"/type",schemaPath:"#/allOf/3/else/properties/body/properties/top/items/properties/type/not",keyword:"not",params:{},message:"must NOT be valid",schema:schema58.allOf[3].else.properties.body.properties.top.items.properties.type.not,parentSchema:schema58.allOf[3].else.properties.body.properties.top.items.properties.type,data:data77};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
else {
errors = _errs147;
if(vErrors !== null){
if(_errs147){
vErrors.length = _errs147;
}
else {
vErrors = null;
}
}
}
}
}
}
}
}
if(data74.main !== undefined){
let data78 = data74.main;
if(Array.isArray(data78)){
const len19 = data78.length;
for(let i19=0; i19<len19; i19++){
let data79 = data78[i19];
if(data79 && typeof data79 == "object" && !Array.isArray(data79)){
if(data79.type !== undefined){
let data80 = data79.type;
const _errs152 = errors;
const _errs153 = errors;
if(!(data80 === "realtime-list")){
const err61 = {};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
var valid113 = _errs153 === errors;
if(valid113){
const err62 = {instancePath:instancePath+"/body/main/" + i19+"/type",schemaPath:"#/allOf/3/else/properties/body/properties/main/items/properties/type/not",keyword:"not",params:{},message:"must NOT be valid",schema:schema58.allOf[3].else.properties.body.properties.main.items.properties.type.not,parentSchema:schema58.allOf[3].else.properties.body.properties.main.items.properties.type,data:data80};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
else {
errors = _errs152;
if(vErrors !== null){
if(_errs152){
vErrors.length = _errs152;
}
else {
vErrors = null;
}
}
}
}
}
}
}
}
if(data74.aside !== undefined){
let data81 = data74.aside;
if(Array.isArray(data81)){
const len20 = data81.length;
for(let i20=0; i20<len20; i20++){
let data82 = data81[i20];
if(data82 && typeof data82 == "object" && !Array.isArray(data82)){
if(data82.type !== undefined){
let data83 = data82.type;
const _errs157 = errors;
const _errs158 = errors;
if(!(data83 === "realtime-list")){
const err63 = {};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
var valid117 = _errs158 === errors;
if(valid117){
const err64 = {instancePath:instancePath+"/body/aside/" + i20+"/type",schemaPath:"#/allOf/3/else/properties/body/properties/aside/items/properties/type/not",keyword:"not",params:{},message:"must NOT be valid",schema:schema58.allOf[3].else.properties.body.properties.aside.items.properties.type.not,parentSchema:schema58.allOf[3].else.properties.body.properties.aside.items.properties.type,data:data83};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
else {
errors = _errs157;
if(vErrors !== null){
if(_errs157){
vErrors.length = _errs157;
}
else {
vErrors = null;
}
}
}
}
}
}
}
}
}
}
if(data.subPages !== undefined){
let data84 = data.subPages;
if(data84 && typeof data84 == "object" && !Array.isArray(data84)){
for(const key3 in data84){
let data85 = data84[key3];
if(data85 && typeof data85 == "object" && !Array.isArray(data85)){
if(data85.body !== undefined){
let data86 = data85.body;
if(data86 && typeof data86 == "object" && !Array.isArray(data86)){
if(data86.top !== undefined){
let data87 = data86.top;
if(Array.isArray(data87)){
const len21 = data87.length;
for(let i21=0; i21<len21; i21++){
let data88 = data87[i21];
if(data88 && typeof data88 == "object" && !Array.isArray(data88)){
if(data88.type !== undefined){
let data89 = data88.type;
const _errs166 = errors;
const _errs167 = errors;
if(!(data89 === "realtime-list")){
const err65 = {};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
var valid124 = _errs167 === errors;
if(valid124){
const err66 = {instancePath:instancePath+"/subPages/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/body/top/" + i21+"/type",schemaPath:"#/allOf/3/else/properties/subPages/additionalProperties/properties/body/properties/top/items/properties/type/not",keyword:"not",params:{},message:"must NOT be valid",schema:schema58.allOf[3].else.properties.subPages.additionalProperties.properties.body.properties.top.items.properties.type.not,parentSchema:schema58.allOf[3].else.properties.subPages.additionalProperties.properties.body.properties.top.items.properties.type,data:data89};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
else {
errors = _errs166;
if(vErrors !== null){
if(_errs166){
vErrors.length = _errs166;
}
else {
vErrors = null;
}
}
}
}
}
}
}
}
if(data86.main !== undefined){
let data90 = data86.main;
if(Array.isArray(data90)){
const len22 = data90.length;
for(let i22=0; i22<len22; i22++){
let data91 = data90[i22];
if(data91 && typeof data91 == "object" && !Array.isArray(data91)){
if(data91.type !== undefined){
let data92 = data91.type;
const _errs171 = errors;
const _errs172 = errors;
if(!(data92 === "realtime-list")){
const err67 = {};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
var valid128 = _errs172 === errors;
if(valid128){
const err68 = {instancePath:instancePath+"/subPages/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/body/main/" + i22+"/type",schemaPath:"#/allOf/3/else/properties/subPages/additionalProperties/properties/body/properties/main/items/properties/type/not",keyword:"not",params:{},message:"must NOT be valid",schema:schema58.allOf[3].else.properties.subPages.additionalProperties.properties.body.properties.main.items.properties.type.not,parentSchema:schema58.allOf[3].else.properties.subPages.additionalProperties.properties.body.properties.main.items.properties.type,data:data92};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
else {
errors = _errs171;
if(vErrors !== null){
if(_errs171){
vErrors.length = _errs171;
}
else {
vErrors = null;
}
}
}
}
}
}
}
}
if(data86.aside !== undefined){
let data93 = data86.aside;
if(Array.isArray(data93)){
const len23 = data93.length;
for(let i23=0; i23<len23; i23++){
let data94 = data93[i23];
if(data94 && typeof data94 == "object" && !Array.isArray(data94)){
if(data94.type !== undefined){
let data95 = data94.type;
const _errs176 = errors;
const _errs177 = errors;
if(!(data95 === "realtime-list")){
const err69 = {};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
var valid132 = _errs177 === errors;
if(valid132){
const err70 = {instancePath:instancePath+"/subPages/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/body/aside/" + i23+"/type",schemaPath:"#/allOf/3/else/properties/subPages/additionalProperties/properties/body/properties/aside/items/properties/type/not",keyword:"not",params:{},message:"must NOT be valid",schema:schema58.allOf[3].else.properties.subPages.additionalProperties.properties.body.properties.aside.items.properties.type.not,parentSchema:schema58.allOf[3].else.properties.subPages.additionalProperties.properties.body.properties.aside.items.properties.type,data:data95};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
else {
errors = _errs176;
if(vErrors !== null){
if(_errs176){
vErrors.length = _errs176;
}
else {
vErrors = null;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
var _valid6 = _errs142 === errors;
valid100 = _valid6;
}
if(!valid100){
const err71 = {instancePath,schemaPath:"#/allOf/3/if",keyword:"if",params:{failingKeyword: "else"},message:"must match \"else\" schema",schema:schema58.allOf[3].if,parentSchema:schema58.allOf[3],data};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
const _errs179 = errors;
let valid133 = true;
const _errs180 = errors;
const _errs181 = errors;
let valid134 = false;
const _errs182 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing12;
if((data.audience === undefined) && (missing12 = "audience")){
const err72 = {};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
else {
if(data.audience !== undefined){
if("private" !== data.audience){
const err73 = {};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
}
}
var _valid9 = _errs182 === errors;
valid134 = valid134 || _valid9;
if(!valid134){
const _errs184 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing13;
if((data.layout === undefined) && (missing13 = "layout")){
const err74 = {};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
var _valid9 = _errs184 === errors;
valid134 = valid134 || _valid9;
}
if(!valid134){
const err75 = {};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
else {
errors = _errs181;
if(vErrors !== null){
if(_errs181){
vErrors.length = _errs181;
}
else {
vErrors = null;
}
}
}
var _valid8 = _errs180 === errors;
errors = _errs179;
if(vErrors !== null){
if(_errs179){
vErrors.length = _errs179;
}
else {
vErrors = null;
}
}
if(!_valid8){
const _errs185 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
let data97 = data.body;
if(data97 && typeof data97 == "object" && !Array.isArray(data97)){
if(data97.top !== undefined){
let data98 = data97.top;
if(Array.isArray(data98)){
const len24 = data98.length;
for(let i24=0; i24<len24; i24++){
let data99 = data98[i24];
if(data99 && typeof data99 == "object" && !Array.isArray(data99)){
if(data99.type !== undefined){
let data100 = data99.type;
const _errs190 = errors;
const _errs191 = errors;
if(!((((((data100 === "device-list") || (data100 === "login")) || (data100 === "logout")) || (data100 === "logout-everywhere")) || (data100 === "registration")) || (data100 === "registration-confirmation"))){
const err76 = {};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
var valid141 = _errs191 === errors;
if(valid141){
const err77 = {instancePath:instancePath+"/body/top/" + i24+"/type",schemaPath:"#/allOf/4/else/properties/body/properties/top/items/properties/type/not",keyword:"not",params:{},message:"must NOT be valid",schema:schema58.allOf[4].else.properties.body.properties.top.items.properties.type.not,parentSchema:schema58.allOf[4].else.properties.body.properties.top.items.properties.type,data:data100};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
else {
errors = _errs190;
if(vErrors !== null){
if(_errs190){
vErrors.length = _errs190;
}
else {
vErrors = null;
}
}
}
}
}
}
}
}
if(data97.main !== undefined){
let data101 = data97.main;
if(Array.isArray(data101)){
const len25 = data101.length;
for(let i25=0; i25<len25; i25++){
let data102 = data101[i25];
if(data102 && typeof data102 == "object" && !Array.isArray(data102)){
if(data102.type !== undefined){
let data103 = data102.type;
const _errs195 = errors;
const _errs196 = errors;
if(!((((((data103 === "device-list") || (data103 === "login")) || (data103 === "logout")) || (data103 === "logout-everywhere")) || (data103 === "registration")) || (data103 === "registration-confirmation"))){
const err78 = {};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
var valid145 = _errs196 === errors;
if(valid145){
const err79 = {instancePath:instancePath+"/body/main/" + i25+"/type",schemaPath:"#/allOf/4/else/properties/body/properties/main/items/properties/type/not",keyword:"not",params:{},message:"must NOT be valid",schema:schema58.allOf[4].else.properties.body.properties.main.items.properties.type.not,parentSchema:schema58.allOf[4].else.properties.body.properties.main.items.properties.type,data:data103};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
else {
errors = _errs195;
if(vErrors !== null){
if(_errs195){
vErrors.length = _errs195;
}
else {
vErrors = null;
}
}
}
}
}
}
}
}
if(data97.aside !== undefined){
let data104 = data97.aside;
if(Array.isArray(data104)){
const len26 = data104.length;
for(let i26=0; i26<len26; i26++){
let data105 = data104[i26];
if(data105 && typeof data105 == "object" && !Array.isArray(data105)){
if(data105.type !== undefined){
let data106 = data105.type;
const _errs200 = errors;
const _errs201 = errors;
if(!((((((data106 === "device-list") || (data106 === "login")) || (data106 === "logout")) || (data106 === "logout-everywhere")) || (data106 === "registration")) || (data106 === "registration-confirmation"))){
const err80 = {};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
var valid149 = _errs201 === errors;
if(valid149){
const err81 = {instancePath:instancePath+"/body/aside/" + i26+"/type",schemaPath:"#/allOf/4/else/properties/body/properties/aside/items/properties/type/not",keyword:"not",params:{},message:"must NOT be valid",schema:schema58.allOf[4].else.properties.body.properties.aside.items.properties.type.not,parentSchema:schema58.allOf[4].else.properties.body.properties.aside.items.properties.type,data:data106};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
else {
errors = _errs200;
if(vErrors !== null){
if(_errs200){
vErrors.length = _errs200;
}
else {
vErrors = null;
}
}
}
}
}
}
}
}
}
}
if(data.subPages !== undefined){
let data107 = data.subPages;
if(data107 && typeof data107 == "object" && !Array.isArray(data107)){
for(const key4 in data107){
let data108 = data107[key4];
if(data108 && typeof data108 == "object" && !Array.isArray(data108)){
if(data108.body !== undefined){
let data109 = data108.body;
if(data109 && typeof data109 == "object" && !Array.isArray(data109)){
if(data109.top !== undefined){
let data110 = data109.top;
if(Array.isArray(data110)){
const len27 = data110.length;
for(let i27=0; i27<len27; i27++){
let data111 = data110[i27];
if(data111 && typeof data111 == "object" && !Array.isArray(data111)){
if(data111.type !== undefined){
let data112 = data111.type;
const _errs209 = errors;
const _errs210 = errors;
if(!((((((data112 === "device-list") || (data112 === "login")) || (data112 === "logout")) || (data112 === "logout-everywhere")) || (data112 === "registration")) || (data112 === "registration-confirmation"))){
const err82 = {};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
var valid156 = _errs210 === errors;
if(valid156){
const err83 = {instancePath:instancePath+"/subPages/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/body/top/" + i27+"/type",schemaPath:"#/allOf/4/else/properties/subPages/additionalProperties/properties/body/properties/top/items/properties/type/not",keyword:"not",params:{},message:"must NOT be valid",schema:schema58.allOf[4].else.properties.subPages.additionalProperties.properties.body.properties.top.items.properties.type.not,parentSchema:schema58.allOf[4].else.properties.subPages.additionalProperties.properties.body.properties.top.items.properties.type,data:data112};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
else {
errors = _errs209;
if(vErrors !== null){
if(_errs209){
vErrors.length = _errs209;
}
else {
vErrors = null;
}
}
}
}
}
}
}
}
if(data109.main !== undefined){
let data113 = data109.main;
if(Array.isArray(data113)){
const len28 = data113.length;
for(let i28=0; i28<len28; i28++){
let data114 = data113[i28];
if(data114 && typeof data114 == "object" && !Array.isArray(data114)){
if(data114.type !== undefined){
let data115 = data114.type;
const _errs214 = errors;
const _errs215 = errors;
if(!((((((data115 === "device-list") || (data115 === "login")) || (data115 === "logout")) || (data115 === "logout-everywhere")) || (data115 === "registration")) || (data115 === "registration-confirmation"))){
const err84 = {};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
var valid160 = _errs215 === errors;
if(valid160){
const err85 = {instancePath:instancePath+"/subPages/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/body/main/" + i28+"/type",schemaPath:"#/allOf/4/else/properties/subPages/additionalProperties/properties/body/properties/main/items/properties/type/not",keyword:"not",params:{},message:"must NOT be valid",schema:schema58.allOf[4].else.properties.subPages.additionalProperties.properties.body.properties.main.items.properties.type.not,parentSchema:schema58.allOf[4].else.properties.subPages.additionalProperties.properties.body.properties.main.items.properties.type,data:data115};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
else {
errors = _errs214;
if(vErrors !== null){
if(_errs214){
vErrors.length = _errs214;
}
else {
vErrors = null;
}
}
}
}
}
}
}
}
if(data109.aside !== undefined){
let data116 = data109.aside;
if(Array.isArray(data116)){
const len29 = data116.length;
for(let i29=0; i29<len29; i29++){
let data117 = data116[i29];
if(data117 && typeof data117 == "object" && !Array.isArray(data117)){
if(data117.type !== undefined){
let data118 = data117.type;
const _errs219 = errors;
const _errs220 = errors;
if(!((((((data118 === "device-list") || (data118 === "login")) || (data118 === "logout")) || (data118 === "logout-everywhere")) || (data118 === "registration")) || (data118 === "registration-confirmation"))){
const err86 = {};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
var valid164 = _errs220 === errors;
if(valid164){
const err87 = {instancePath:instancePath+"/subPages/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/body/aside/" + i29+"/type",schemaPath:"#/allOf/4/else/properties/subPages/additionalProperties/properties/body/properties/aside/items/properties/type/not",keyword:"not",params:{},message:"must NOT be valid",schema:schema58.allOf[4].else.properties.subPages.additionalProperties.properties.body.properties.aside.items.properties.type.not,parentSchema:schema58.allOf[4].else.properties.subPages.additionalProperties.properties.body.properties.aside.items.properties.type,data:data118};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
else {
errors = _errs219;
if(vErrors !== null){
if(_errs219){
vErrors.length = _errs219;
}
else {
vErrors = null;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
var _valid8 = _errs185 === errors;
valid133 = _valid8;
}
if(!valid133){
const err88 = {instancePath,schemaPath:"#/allOf/4/if",keyword:"if",params:{failingKeyword: "else"},message:"must match \"else\" schema",schema:schema58.allOf[4].if,parentSchema:schema58.allOf[4],data};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.route === undefined){
const err89 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "route"},message:"must have required property '"+"route"+"'",schema:schema58.required,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data.description === undefined){
const err90 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'",schema:schema58.required,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if(data.dataClass === undefined){
const err91 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dataClass"},message:"must have required property '"+"dataClass"+"'",schema:schema58.required,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(data.rendering === undefined){
const err92 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rendering"},message:"must have required property '"+"rendering"+"'",schema:schema58.required,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(data.robots === undefined){
const err93 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "robots"},message:"must have required property '"+"robots"+"'",schema:schema58.required,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(data.body === undefined){
const err94 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'",schema:schema58.required,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
for(const key5 in data){
if(!(func21.call(schema58.properties, key5))){
const err95 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties",schema:false,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data.route !== undefined){
let data119 = data.route;
if(typeof data119 === "string"){
if(!pattern29.test(data119)){
const err96 = {instancePath:instancePath+"/route",schemaPath:"#/properties/route/pattern",keyword:"pattern",params:{pattern: "^/"},message:"must match pattern \""+"^/"+"\"",schema:"^/",parentSchema:schema58.properties.route,data:data119};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
else {
const err97 = {instancePath:instancePath+"/route",schemaPath:"#/properties/route/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema58.properties.route.type,parentSchema:schema58.properties.route,data:data119};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data.title !== undefined){
let data120 = data.title;
if(typeof data120 === "string"){
if(func2(data120) > 160){
const err98 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters",schema:160,parentSchema:schema58.properties.title,data:data120};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if(func2(data120) < 1){
const err99 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema58.properties.title,data:data120};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
else {
const err100 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema58.properties.title.type,parentSchema:schema58.properties.title,data:data120};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data.description !== undefined){
let data121 = data.description;
if(typeof data121 === "string"){
if(func2(data121) > 320){
const err101 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 320},message:"must NOT have more than 320 characters",schema:320,parentSchema:schema58.properties.description,data:data121};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if(func2(data121) < 1){
const err102 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema58.properties.description,data:data121};
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
const err103 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema58.properties.description.type,parentSchema:schema58.properties.description,data:data121};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data.dataClass !== undefined){
let data122 = data.dataClass;
if(typeof data122 !== "string"){
const err104 = {instancePath:instancePath+"/dataClass",schemaPath:"#/properties/dataClass/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema58.properties.dataClass.type,parentSchema:schema58.properties.dataClass,data:data122};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if(!(((data122 === "content") || (data122 === "quotes")) || (data122 === "static"))){
const err105 = {instancePath:instancePath+"/dataClass",schemaPath:"#/properties/dataClass/enum",keyword:"enum",params:{allowedValues: schema58.properties.dataClass.enum},message:"must be equal to one of the allowed values",schema:schema58.properties.dataClass.enum,parentSchema:schema58.properties.dataClass,data:data122};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
if(data.rendering !== undefined){
let data123 = data.rendering;
if(typeof data123 !== "string"){
const err106 = {instancePath:instancePath+"/rendering",schemaPath:"#/properties/rendering/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema58.properties.rendering.type,parentSchema:schema58.properties.rendering,data:data123};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if(!((data123 === "cached") || (data123 === "request"))){
const err107 = {instancePath:instancePath+"/rendering",schemaPath:"#/properties/rendering/enum",keyword:"enum",params:{allowedValues: schema58.properties.rendering.enum},message:"must be equal to one of the allowed values",schema:schema58.properties.rendering.enum,parentSchema:schema58.properties.rendering,data:data123};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data.robots !== undefined){
let data124 = data.robots;
if(typeof data124 !== "string"){
const err108 = {instancePath:instancePath+"/robots",schemaPath:"#/properties/robots/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema58.properties.robots.type,parentSchema:schema58.properties.robots,data:data124};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if(!((data124 === "index") || (data124 === "noindex"))){
const err109 = {instancePath:instancePath+"/robots",schemaPath:"#/properties/robots/enum",keyword:"enum",params:{allowedValues: schema58.properties.robots.enum},message:"must be equal to one of the allowed values",schema:schema58.properties.robots.enum,parentSchema:schema58.properties.robots,data:data124};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
if(data.audience !== undefined){
let data125 = data.audience;
if(typeof data125 !== "string"){
const err110 = {instancePath:instancePath+"/audience",schemaPath:"#/properties/audience/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema58.properties.audience.type,parentSchema:schema58.properties.audience,data:data125};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
if(!((data125 === "public") || (data125 === "private"))){
const err111 = {instancePath:instancePath+"/audience",schemaPath:"#/properties/audience/enum",keyword:"enum",params:{allowedValues: schema58.properties.audience.enum},message:"must be equal to one of the allowed values",schema:schema58.properties.audience.enum,parentSchema:schema58.properties.audience,data:data125};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data.access !== undefined){
let data126 = data.access;
if(data126 && typeof data126 == "object" && !Array.isArray(data126)){
if(data126.loggedIn === undefined){
const err112 = {instancePath:instancePath+"/access",schemaPath:"#/definitions/access/required",keyword:"required",params:{missingProperty: "loggedIn"},message:"must have required property '"+"loggedIn"+"'",schema:schema59.required,parentSchema:schema59,data:data126};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
for(const key6 in data126){
if(!(key6 === "loggedIn")){
const err113 = {instancePath:instancePath+"/access",schemaPath:"#/definitions/access/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties",schema:false,parentSchema:schema59,data:data126};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data126.loggedIn !== undefined){
let data127 = data126.loggedIn;
if(typeof data127 !== "boolean"){
const err114 = {instancePath:instancePath+"/access/loggedIn",schemaPath:"#/definitions/access/properties/loggedIn/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema59.properties.loggedIn.type,parentSchema:schema59.properties.loggedIn,data:data127};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
if(true !== data127){
const err115 = {instancePath:instancePath+"/access/loggedIn",schemaPath:"#/definitions/access/properties/loggedIn/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant",schema:true,parentSchema:schema59.properties.loggedIn,data:data127};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
}
else {
const err116 = {instancePath:instancePath+"/access",schemaPath:"#/definitions/access/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema59.type,parentSchema:schema59,data:data126};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data.topAssets !== undefined){
let data128 = data.topAssets;
if(typeof data128 !== "boolean"){
const err117 = {instancePath:instancePath+"/topAssets",schemaPath:"#/properties/topAssets/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema58.properties.topAssets.type,parentSchema:schema58.properties.topAssets,data:data128};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
if(data.subject !== undefined){
if(!(validate36(data.subject, {instancePath:instancePath+"/subject",parentData:data,parentDataProperty:"subject",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
if(data.body !== undefined){
if(!(validate46(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
}
if(data.subPages !== undefined){
let data131 = data.subPages;
if(data131 && typeof data131 == "object" && !Array.isArray(data131)){
for(const key7 in data131){
const _errs248 = errors;
if(typeof key7 === "string"){
if(!pattern2.test(key7)){
const err118 = {instancePath:instancePath+"/subPages",schemaPath:"#/properties/subPages/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema58.properties.subPages.propertyNames,data:key7,propertyName:key7};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
var valid168 = _errs248 === errors;
if(!valid168){
const err119 = {instancePath:instancePath+"/subPages",schemaPath:"#/properties/subPages/propertyNames",keyword:"propertyNames",params:{propertyName: key7},message:"property name must be valid",schema:schema58.properties.subPages.propertyNames,parentSchema:schema58.properties.subPages,data:data131};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
for(const key8 in data131){
if(!(validate172(data131[key8], {instancePath:instancePath+"/subPages/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data131,parentDataProperty:key8,rootData}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
}
}
else {
const err120 = {instancePath:instancePath+"/subPages",schemaPath:"#/properties/subPages/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema58.properties.subPages.type,parentSchema:schema58.properties.subPages,data:data131};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
}
else {
const err121 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema58.type,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}

