/* Written by `npm run codegen`. Do not edit: change the contract or the schema instead. */
"use strict";
function joinErrors(before, more) {
if (before === null) return more;
for (let index = 0; index < more.length; index++) before.push(more[index]);
return before;
}

exports.AuthenticationByTokenRequest = validate10;
const schema11 = {"type":"object","required":["Message","Version","token","maximum_idle_interval","maximum_receivable_message_size","header"],"properties":{"Message":{"const":"AuthenticationByTokenRequest"},"Version":{"$ref":"#/definitions/Version"},"token":{"$ref":"#/definitions/Token"},"software":{"type":"object","required":["name","version"],"properties":{"name":{"type":"string","maxLength":64},"version":{"type":"string","maxLength":32}}},"feature_flags":{"type":"array","maxItems":32,"items":{"type":"string","maxLength":64}},"maximum_idle_interval":{"type":"integer","minimum":1000000,"description":"So lange schweigt der Client höchstens (Mikrosekunden)."},"maximum_receivable_message_size":{"type":"integer","minimum":1024,"description":"Größter Rahmen, den der Client annimmt (Bytes)."},"header":{"$ref":"#/definitions/RequestHeader"}},"definitions":{"JobId":{"type":"integer","minimum":1,"maximum":9007199254740991,"description":"Laufende Nummer einer Anfrage; Antworten und Neuigkeiten nennen sie."},"RequestHeader":{"type":"object","required":["id_job"],"properties":{"id_job":{"$ref":"#/definitions/JobId"},"dataset":{"type":"string","maxLength":64,"description":"Datenbestand."},"flags":{"type":"integer","minimum":0,"maximum":127,"description":"Summe aus `headerFlag`."},"resend_counter":{"type":"integer","minimum":0,"maximum":100,"description":"Wie oft die Anfrage schon geschickt wurde."},"timeout":{"type":"integer","minimum":1,"description":"Geduld des Absenders in Mikrosekunden."},"authentication":{"type":"object","properties":{"id_application":{"type":"integer"},"id_user":{"type":"integer"}}},"cache_key":{"type":"string","maxLength":256},"previous_response_hash":{"type":"string","maxLength":128},"tracing":{"type":"string","maxLength":256}}},"Token":{"type":"object","required":["value"],"properties":{"value":{"type":"object","required":["b64"],"properties":{"b64":{"type":"string","minLength":80,"maxLength":8192,"description":"Standard-Base64 mit Auffüllung."}}}}},"Version":{"type":"integer","minimum":1,"description":"Fassung der Nachricht.","examples":[2]}},"$id":"parkett:AuthenticationByTokenRequest"};
const schema12 = {"type":"integer","minimum":1,"description":"Fassung der Nachricht.","examples":[2]};
const schema13 = {"type":"object","required":["value"],"properties":{"value":{"type":"object","required":["b64"],"properties":{"b64":{"type":"string","minLength":80,"maxLength":8192,"description":"Standard-Base64 mit Auffüllung."}}}}};
const func2 = require("ajv/dist/runtime/ucs2length").default;
const schema14 = {"type":"object","required":["id_job"],"properties":{"id_job":{"$ref":"#/definitions/JobId"},"dataset":{"type":"string","maxLength":64,"description":"Datenbestand."},"flags":{"type":"integer","minimum":0,"maximum":127,"description":"Summe aus `headerFlag`."},"resend_counter":{"type":"integer","minimum":0,"maximum":100,"description":"Wie oft die Anfrage schon geschickt wurde."},"timeout":{"type":"integer","minimum":1,"description":"Geduld des Absenders in Mikrosekunden."},"authentication":{"type":"object","properties":{"id_application":{"type":"integer"},"id_user":{"type":"integer"}}},"cache_key":{"type":"string","maxLength":256},"previous_response_hash":{"type":"string","maxLength":128},"tracing":{"type":"string","maxLength":256}}};
const schema15 = {"type":"integer","minimum":1,"maximum":9007199254740991,"description":"Laufende Nummer einer Anfrage; Antworten und Neuigkeiten nennen sie."};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id_job === undefined) && (missing0 = "id_job")){
validate11.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id_job !== undefined){
let data0 = data.id_job;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate11.errors = [{instancePath:instancePath+"/id_job",schemaPath:"#/definitions/JobId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate11.errors = [{instancePath:instancePath+"/id_job",schemaPath:"#/definitions/JobId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate11.errors = [{instancePath:instancePath+"/id_job",schemaPath:"#/definitions/JobId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dataset !== undefined){
let data1 = data.dataset;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 64){
validate11.errors = [{instancePath:instancePath+"/dataset",schemaPath:"#/properties/dataset/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
}
else {
validate11.errors = [{instancePath:instancePath+"/dataset",schemaPath:"#/properties/dataset/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.flags !== undefined){
let data2 = data.flags;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate11.errors = [{instancePath:instancePath+"/flags",schemaPath:"#/properties/flags/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 127 || isNaN(data2)){
validate11.errors = [{instancePath:instancePath+"/flags",schemaPath:"#/properties/flags/maximum",keyword:"maximum",params:{comparison: "<=", limit: 127},message:"must be <= 127"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate11.errors = [{instancePath:instancePath+"/flags",schemaPath:"#/properties/flags/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.resend_counter !== undefined){
let data3 = data.resend_counter;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate11.errors = [{instancePath:instancePath+"/resend_counter",schemaPath:"#/properties/resend_counter/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100 || isNaN(data3)){
validate11.errors = [{instancePath:instancePath+"/resend_counter",schemaPath:"#/properties/resend_counter/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate11.errors = [{instancePath:instancePath+"/resend_counter",schemaPath:"#/properties/resend_counter/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timeout !== undefined){
let data4 = data.timeout;
const _errs10 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate11.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
validate11.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.authentication !== undefined){
let data5 = data.authentication;
const _errs12 = errors;
if(errors === _errs12){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.id_application !== undefined){
let data6 = data5.id_application;
const _errs14 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate11.errors = [{instancePath:instancePath+"/authentication/id_application",schemaPath:"#/properties/authentication/properties/id_application/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.id_user !== undefined){
let data7 = data5.id_user;
const _errs16 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate11.errors = [{instancePath:instancePath+"/authentication/id_user",schemaPath:"#/properties/authentication/properties/id_user/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/authentication",schemaPath:"#/properties/authentication/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_key !== undefined){
let data8 = data.cache_key;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(func2(data8) > 256){
validate11.errors = [{instancePath:instancePath+"/cache_key",schemaPath:"#/properties/cache_key/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
else {
validate11.errors = [{instancePath:instancePath+"/cache_key",schemaPath:"#/properties/cache_key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.previous_response_hash !== undefined){
let data9 = data.previous_response_hash;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(func2(data9) > 128){
validate11.errors = [{instancePath:instancePath+"/previous_response_hash",schemaPath:"#/properties/previous_response_hash/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
}
else {
validate11.errors = [{instancePath:instancePath+"/previous_response_hash",schemaPath:"#/properties/previous_response_hash/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tracing !== undefined){
let data10 = data.tracing;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data10 === "string"){
if(func2(data10) > 256){
validate11.errors = [{instancePath:instancePath+"/tracing",schemaPath:"#/properties/tracing/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
else {
validate11.errors = [{instancePath:instancePath+"/tracing",schemaPath:"#/properties/tracing/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
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
else {
validate11.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate11.errors = vErrors;
return errors === 0;
}


function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:AuthenticationByTokenRequest" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.Message === undefined) && (missing0 = "Message")) || ((data.Version === undefined) && (missing0 = "Version"))) || ((data.token === undefined) && (missing0 = "token"))) || ((data.maximum_idle_interval === undefined) && (missing0 = "maximum_idle_interval"))) || ((data.maximum_receivable_message_size === undefined) && (missing0 = "maximum_receivable_message_size"))) || ((data.header === undefined) && (missing0 = "header"))){
validate10.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.Message !== undefined){
const _errs1 = errors;
if("AuthenticationByTokenRequest" !== data.Message){
validate10.errors = [{instancePath:instancePath+"/Message",schemaPath:"#/properties/Message/const",keyword:"const",params:{allowedValue: "AuthenticationByTokenRequest"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.Version !== undefined){
let data1 = data.Version;
const _errs2 = errors;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate10.errors = [{instancePath:instancePath+"/Version",schemaPath:"#/definitions/Version/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate10.errors = [{instancePath:instancePath+"/Version",schemaPath:"#/definitions/Version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.token !== undefined){
let data2 = data.token;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.value === undefined) && (missing1 = "value")){
validate10.errors = [{instancePath:instancePath+"/token",schemaPath:"#/definitions/Token/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2.value !== undefined){
let data3 = data2.value;
const _errs8 = errors;
if(errors === _errs8){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing2;
if((data3.b64 === undefined) && (missing2 = "b64")){
validate10.errors = [{instancePath:instancePath+"/token/value",schemaPath:"#/definitions/Token/properties/value/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data3.b64 !== undefined){
let data4 = data3.b64;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(func2(data4) > 8192){
validate10.errors = [{instancePath:instancePath+"/token/value/b64",schemaPath:"#/definitions/Token/properties/value/properties/b64/maxLength",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"}];
return false;
}
else {
if(func2(data4) < 80){
validate10.errors = [{instancePath:instancePath+"/token/value/b64",schemaPath:"#/definitions/Token/properties/value/properties/b64/minLength",keyword:"minLength",params:{limit: 80},message:"must NOT have fewer than 80 characters"}];
return false;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/token/value/b64",schemaPath:"#/definitions/Token/properties/value/properties/b64/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/token/value",schemaPath:"#/definitions/Token/properties/value/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/token",schemaPath:"#/definitions/Token/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.software !== undefined){
let data5 = data.software;
const _errs12 = errors;
if(errors === _errs12){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing3;
if(((data5.name === undefined) && (missing3 = "name")) || ((data5.version === undefined) && (missing3 = "version"))){
validate10.errors = [{instancePath:instancePath+"/software",schemaPath:"#/properties/software/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data5.name !== undefined){
let data6 = data5.name;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data6 === "string"){
if(func2(data6) > 64){
validate10.errors = [{instancePath:instancePath+"/software/name",schemaPath:"#/properties/software/properties/name/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
}
else {
validate10.errors = [{instancePath:instancePath+"/software/name",schemaPath:"#/properties/software/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid5 = _errs14 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data5.version !== undefined){
let data7 = data5.version;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data7 === "string"){
if(func2(data7) > 32){
validate10.errors = [{instancePath:instancePath+"/software/version",schemaPath:"#/properties/software/properties/version/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
else {
validate10.errors = [{instancePath:instancePath+"/software/version",schemaPath:"#/properties/software/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid5 = _errs16 === errors;
}
else {
var valid5 = true;
}
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/software",schemaPath:"#/properties/software/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.feature_flags !== undefined){
let data8 = data.feature_flags;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data8)){
if(data8.length > 32){
validate10.errors = [{instancePath:instancePath+"/feature_flags",schemaPath:"#/properties/feature_flags/maxItems",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"}];
return false;
}
else {
var valid6 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(func2(data9) > 64){
validate10.errors = [{instancePath:instancePath+"/feature_flags/" + i0,schemaPath:"#/properties/feature_flags/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
}
else {
validate10.errors = [{instancePath:instancePath+"/feature_flags/" + i0,schemaPath:"#/properties/feature_flags/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid6 = _errs20 === errors;
if(!valid6){
break;
}
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/feature_flags",schemaPath:"#/properties/feature_flags/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maximum_idle_interval !== undefined){
let data10 = data.maximum_idle_interval;
const _errs22 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate10.errors = [{instancePath:instancePath+"/maximum_idle_interval",schemaPath:"#/properties/maximum_idle_interval/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs22){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1000000 || isNaN(data10)){
validate10.errors = [{instancePath:instancePath+"/maximum_idle_interval",schemaPath:"#/properties/maximum_idle_interval/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000000},message:"must be >= 1000000"}];
return false;
}
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maximum_receivable_message_size !== undefined){
let data11 = data.maximum_receivable_message_size;
const _errs24 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate10.errors = [{instancePath:instancePath+"/maximum_receivable_message_size",schemaPath:"#/properties/maximum_receivable_message_size/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs24){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 1024 || isNaN(data11)){
validate10.errors = [{instancePath:instancePath+"/maximum_receivable_message_size",schemaPath:"#/properties/maximum_receivable_message_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1024},message:"must be >= 1024"}];
return false;
}
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
const _errs26 = errors;
if(!(validate11(data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData}))){
vErrors = joinErrors(vErrors, validate11.errors);
errors = vErrors.length;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
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
else {
validate10.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate10.errors = vErrors;
return errors === 0;
}

exports.AuthenticationResponse = validate13;
const schema16 = {"type":"object","required":["Message","Version","server_info","meta","header"],"properties":{"Message":{"const":"AuthenticationResponse"},"Version":{"$ref":"#/definitions/Version"},"server_info":{"$ref":"#/definitions/ServerInfo"},"meta":{"$ref":"#/definitions/Meta"},"authentication":{"type":"object","description":"Wer angemeldet ist.","properties":{"id_application":{"type":"integer"},"id_user":{"type":"integer"}}},"header":{"$ref":"#/definitions/ResponseHeader"}},"definitions":{"JobId":{"type":"integer","minimum":1,"maximum":9007199254740991,"description":"Laufende Nummer einer Anfrage; Antworten und Neuigkeiten nennen sie."},"Meta":{"type":"object","required":["status"],"properties":{"status":{"type":"object","required":["code"],"properties":{"code":{"type":"integer","description":"Status wie in HTTP."}}}}},"ResponseHeader":{"type":"object","required":["id_job"],"properties":{"id_job":{"$ref":"#/definitions/JobId"}}},"ServerInfo":{"type":"object","required":["uuid","maximum_idle_interval","maximum_receivable_message_size"],"properties":{"uuid":{"type":"string","description":"Kennung dieses Knotens seit seinem Start."},"description":{"type":"string"},"software":{"type":"string"},"os":{"type":"string"},"maximum_idle_interval":{"type":"integer","minimum":1000000,"description":"So lange schweigt der Server höchstens (Mikrosekunden)."},"maximum_receivable_message_size":{"type":"integer","minimum":1024,"description":"Größter Rahmen, den der Server annimmt (Bytes)."},"time_at_server":{"type":"string","format":"date-time"}}},"Version":{"type":"integer","minimum":1,"description":"Fassung der Nachricht.","examples":[2]}},"$id":"parkett:AuthenticationResponse"};
const schema17 = {"type":"integer","minimum":1,"description":"Fassung der Nachricht.","examples":[2]};
const schema18 = {"type":"object","required":["uuid","maximum_idle_interval","maximum_receivable_message_size"],"properties":{"uuid":{"type":"string","description":"Kennung dieses Knotens seit seinem Start."},"description":{"type":"string"},"software":{"type":"string"},"os":{"type":"string"},"maximum_idle_interval":{"type":"integer","minimum":1000000,"description":"So lange schweigt der Server höchstens (Mikrosekunden)."},"maximum_receivable_message_size":{"type":"integer","minimum":1024,"description":"Größter Rahmen, den der Server annimmt (Bytes)."},"time_at_server":{"type":"string","format":"date-time"}}};
const schema19 = {"type":"object","required":["status"],"properties":{"status":{"type":"object","required":["code"],"properties":{"code":{"type":"integer","description":"Status wie in HTTP."}}}}};
const formats0 = require("ajv-formats/dist/formats").fullFormats["date-time"];
const schema20 = {"type":"object","required":["id_job"],"properties":{"id_job":{"$ref":"#/definitions/JobId"}}};
const schema21 = {"type":"integer","minimum":1,"maximum":9007199254740991,"description":"Laufende Nummer einer Anfrage; Antworten und Neuigkeiten nennen sie."};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id_job === undefined) && (missing0 = "id_job")){
validate14.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id_job !== undefined){
let data0 = data.id_job;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate14.errors = [{instancePath:instancePath+"/id_job",schemaPath:"#/definitions/JobId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate14.errors = [{instancePath:instancePath+"/id_job",schemaPath:"#/definitions/JobId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate14.errors = [{instancePath:instancePath+"/id_job",schemaPath:"#/definitions/JobId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
}
}
}
else {
validate14.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate14.errors = vErrors;
return errors === 0;
}


function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:AuthenticationResponse" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.Message === undefined) && (missing0 = "Message")) || ((data.Version === undefined) && (missing0 = "Version"))) || ((data.server_info === undefined) && (missing0 = "server_info"))) || ((data.meta === undefined) && (missing0 = "meta"))) || ((data.header === undefined) && (missing0 = "header"))){
validate13.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.Message !== undefined){
const _errs1 = errors;
if("AuthenticationResponse" !== data.Message){
validate13.errors = [{instancePath:instancePath+"/Message",schemaPath:"#/properties/Message/const",keyword:"const",params:{allowedValue: "AuthenticationResponse"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.Version !== undefined){
let data1 = data.Version;
const _errs2 = errors;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate13.errors = [{instancePath:instancePath+"/Version",schemaPath:"#/definitions/Version/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate13.errors = [{instancePath:instancePath+"/Version",schemaPath:"#/definitions/Version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.server_info !== undefined){
let data2 = data.server_info;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((((data2.uuid === undefined) && (missing1 = "uuid")) || ((data2.maximum_idle_interval === undefined) && (missing1 = "maximum_idle_interval"))) || ((data2.maximum_receivable_message_size === undefined) && (missing1 = "maximum_receivable_message_size"))){
validate13.errors = [{instancePath:instancePath+"/server_info",schemaPath:"#/definitions/ServerInfo/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2.uuid !== undefined){
const _errs8 = errors;
if(typeof data2.uuid !== "string"){
validate13.errors = [{instancePath:instancePath+"/server_info/uuid",schemaPath:"#/definitions/ServerInfo/properties/uuid/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.description !== undefined){
const _errs10 = errors;
if(typeof data2.description !== "string"){
validate13.errors = [{instancePath:instancePath+"/server_info/description",schemaPath:"#/definitions/ServerInfo/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.software !== undefined){
const _errs12 = errors;
if(typeof data2.software !== "string"){
validate13.errors = [{instancePath:instancePath+"/server_info/software",schemaPath:"#/definitions/ServerInfo/properties/software/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.os !== undefined){
const _errs14 = errors;
if(typeof data2.os !== "string"){
validate13.errors = [{instancePath:instancePath+"/server_info/os",schemaPath:"#/definitions/ServerInfo/properties/os/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.maximum_idle_interval !== undefined){
let data7 = data2.maximum_idle_interval;
const _errs16 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate13.errors = [{instancePath:instancePath+"/server_info/maximum_idle_interval",schemaPath:"#/definitions/ServerInfo/properties/maximum_idle_interval/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs16){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1000000 || isNaN(data7)){
validate13.errors = [{instancePath:instancePath+"/server_info/maximum_idle_interval",schemaPath:"#/definitions/ServerInfo/properties/maximum_idle_interval/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000000},message:"must be >= 1000000"}];
return false;
}
}
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.maximum_receivable_message_size !== undefined){
let data8 = data2.maximum_receivable_message_size;
const _errs18 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate13.errors = [{instancePath:instancePath+"/server_info/maximum_receivable_message_size",schemaPath:"#/definitions/ServerInfo/properties/maximum_receivable_message_size/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs18){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 1024 || isNaN(data8)){
validate13.errors = [{instancePath:instancePath+"/server_info/maximum_receivable_message_size",schemaPath:"#/definitions/ServerInfo/properties/maximum_receivable_message_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1024},message:"must be >= 1024"}];
return false;
}
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.time_at_server !== undefined){
let data9 = data2.time_at_server;
const _errs20 = errors;
if(errors === _errs20){
if(errors === _errs20){
if(typeof data9 === "string"){
if(!(formats0.validate(data9))){
validate13.errors = [{instancePath:instancePath+"/server_info/time_at_server",schemaPath:"#/definitions/ServerInfo/properties/time_at_server/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate13.errors = [{instancePath:instancePath+"/server_info/time_at_server",schemaPath:"#/definitions/ServerInfo/properties/time_at_server/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
}
else {
validate13.errors = [{instancePath:instancePath+"/server_info",schemaPath:"#/definitions/ServerInfo/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
let data10 = data.meta;
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs23){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing2;
if((data10.status === undefined) && (missing2 = "status")){
validate13.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/definitions/Meta/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data10.status !== undefined){
let data11 = data10.status;
const _errs25 = errors;
if(errors === _errs25){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing3;
if((data11.code === undefined) && (missing3 = "code")){
validate13.errors = [{instancePath:instancePath+"/meta/status",schemaPath:"#/definitions/Meta/properties/status/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data11.code !== undefined){
let data12 = data11.code;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate13.errors = [{instancePath:instancePath+"/meta/status/code",schemaPath:"#/definitions/Meta/properties/status/properties/code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
}
}
else {
validate13.errors = [{instancePath:instancePath+"/meta/status",schemaPath:"#/definitions/Meta/properties/status/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
}
else {
validate13.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/definitions/Meta/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.authentication !== undefined){
let data13 = data.authentication;
const _errs29 = errors;
if(errors === _errs29){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.id_application !== undefined){
let data14 = data13.id_application;
const _errs31 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
validate13.errors = [{instancePath:instancePath+"/authentication/id_application",schemaPath:"#/properties/authentication/properties/id_application/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid7 = _errs31 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data13.id_user !== undefined){
let data15 = data13.id_user;
const _errs33 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
validate13.errors = [{instancePath:instancePath+"/authentication/id_user",schemaPath:"#/properties/authentication/properties/id_user/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid7 = _errs33 === errors;
}
else {
var valid7 = true;
}
}
}
else {
validate13.errors = [{instancePath:instancePath+"/authentication",schemaPath:"#/properties/authentication/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
const _errs35 = errors;
if(!(validate14(data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData}))){
vErrors = joinErrors(vErrors, validate14.errors);
errors = vErrors.length;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate13.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate13.errors = vErrors;
return errors === 0;
}

exports.ConfigurationResponse = validate16;
const schema22 = {"type":"object","required":["Message","Version","server_info","meta","header"],"properties":{"Message":{"const":"ConfigurationResponse"},"Version":{"$ref":"#/definitions/Version"},"server_info":{"$ref":"#/definitions/ServerInfo"},"meta":{"$ref":"#/definitions/Meta"},"header":{"$ref":"#/definitions/ResponseHeader"}},"definitions":{"JobId":{"type":"integer","minimum":1,"maximum":9007199254740991,"description":"Laufende Nummer einer Anfrage; Antworten und Neuigkeiten nennen sie."},"Meta":{"type":"object","required":["status"],"properties":{"status":{"type":"object","required":["code"],"properties":{"code":{"type":"integer","description":"Status wie in HTTP."}}}}},"ResponseHeader":{"type":"object","required":["id_job"],"properties":{"id_job":{"$ref":"#/definitions/JobId"}}},"ServerInfo":{"type":"object","required":["uuid","maximum_idle_interval","maximum_receivable_message_size"],"properties":{"uuid":{"type":"string","description":"Kennung dieses Knotens seit seinem Start."},"description":{"type":"string"},"software":{"type":"string"},"os":{"type":"string"},"maximum_idle_interval":{"type":"integer","minimum":1000000,"description":"So lange schweigt der Server höchstens (Mikrosekunden)."},"maximum_receivable_message_size":{"type":"integer","minimum":1024,"description":"Größter Rahmen, den der Server annimmt (Bytes)."},"time_at_server":{"type":"string","format":"date-time"}}},"Version":{"type":"integer","minimum":1,"description":"Fassung der Nachricht.","examples":[2]}},"$id":"parkett:ConfigurationResponse"};
const schema23 = {"type":"integer","minimum":1,"description":"Fassung der Nachricht.","examples":[2]};
const schema24 = {"type":"object","required":["uuid","maximum_idle_interval","maximum_receivable_message_size"],"properties":{"uuid":{"type":"string","description":"Kennung dieses Knotens seit seinem Start."},"description":{"type":"string"},"software":{"type":"string"},"os":{"type":"string"},"maximum_idle_interval":{"type":"integer","minimum":1000000,"description":"So lange schweigt der Server höchstens (Mikrosekunden)."},"maximum_receivable_message_size":{"type":"integer","minimum":1024,"description":"Größter Rahmen, den der Server annimmt (Bytes)."},"time_at_server":{"type":"string","format":"date-time"}}};
const schema25 = {"type":"object","required":["status"],"properties":{"status":{"type":"object","required":["code"],"properties":{"code":{"type":"integer","description":"Status wie in HTTP."}}}}};
const schema26 = {"type":"object","required":["id_job"],"properties":{"id_job":{"$ref":"#/definitions/JobId"}}};
const schema27 = {"type":"integer","minimum":1,"maximum":9007199254740991,"description":"Laufende Nummer einer Anfrage; Antworten und Neuigkeiten nennen sie."};

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id_job === undefined) && (missing0 = "id_job")){
validate17.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id_job !== undefined){
let data0 = data.id_job;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate17.errors = [{instancePath:instancePath+"/id_job",schemaPath:"#/definitions/JobId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate17.errors = [{instancePath:instancePath+"/id_job",schemaPath:"#/definitions/JobId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate17.errors = [{instancePath:instancePath+"/id_job",schemaPath:"#/definitions/JobId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
}
}
}
else {
validate17.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate17.errors = vErrors;
return errors === 0;
}


function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:ConfigurationResponse" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.Message === undefined) && (missing0 = "Message")) || ((data.Version === undefined) && (missing0 = "Version"))) || ((data.server_info === undefined) && (missing0 = "server_info"))) || ((data.meta === undefined) && (missing0 = "meta"))) || ((data.header === undefined) && (missing0 = "header"))){
validate16.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.Message !== undefined){
const _errs1 = errors;
if("ConfigurationResponse" !== data.Message){
validate16.errors = [{instancePath:instancePath+"/Message",schemaPath:"#/properties/Message/const",keyword:"const",params:{allowedValue: "ConfigurationResponse"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.Version !== undefined){
let data1 = data.Version;
const _errs2 = errors;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate16.errors = [{instancePath:instancePath+"/Version",schemaPath:"#/definitions/Version/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate16.errors = [{instancePath:instancePath+"/Version",schemaPath:"#/definitions/Version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.server_info !== undefined){
let data2 = data.server_info;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((((data2.uuid === undefined) && (missing1 = "uuid")) || ((data2.maximum_idle_interval === undefined) && (missing1 = "maximum_idle_interval"))) || ((data2.maximum_receivable_message_size === undefined) && (missing1 = "maximum_receivable_message_size"))){
validate16.errors = [{instancePath:instancePath+"/server_info",schemaPath:"#/definitions/ServerInfo/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2.uuid !== undefined){
const _errs8 = errors;
if(typeof data2.uuid !== "string"){
validate16.errors = [{instancePath:instancePath+"/server_info/uuid",schemaPath:"#/definitions/ServerInfo/properties/uuid/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.description !== undefined){
const _errs10 = errors;
if(typeof data2.description !== "string"){
validate16.errors = [{instancePath:instancePath+"/server_info/description",schemaPath:"#/definitions/ServerInfo/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.software !== undefined){
const _errs12 = errors;
if(typeof data2.software !== "string"){
validate16.errors = [{instancePath:instancePath+"/server_info/software",schemaPath:"#/definitions/ServerInfo/properties/software/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.os !== undefined){
const _errs14 = errors;
if(typeof data2.os !== "string"){
validate16.errors = [{instancePath:instancePath+"/server_info/os",schemaPath:"#/definitions/ServerInfo/properties/os/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.maximum_idle_interval !== undefined){
let data7 = data2.maximum_idle_interval;
const _errs16 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate16.errors = [{instancePath:instancePath+"/server_info/maximum_idle_interval",schemaPath:"#/definitions/ServerInfo/properties/maximum_idle_interval/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs16){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1000000 || isNaN(data7)){
validate16.errors = [{instancePath:instancePath+"/server_info/maximum_idle_interval",schemaPath:"#/definitions/ServerInfo/properties/maximum_idle_interval/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000000},message:"must be >= 1000000"}];
return false;
}
}
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.maximum_receivable_message_size !== undefined){
let data8 = data2.maximum_receivable_message_size;
const _errs18 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate16.errors = [{instancePath:instancePath+"/server_info/maximum_receivable_message_size",schemaPath:"#/definitions/ServerInfo/properties/maximum_receivable_message_size/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs18){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 1024 || isNaN(data8)){
validate16.errors = [{instancePath:instancePath+"/server_info/maximum_receivable_message_size",schemaPath:"#/definitions/ServerInfo/properties/maximum_receivable_message_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1024},message:"must be >= 1024"}];
return false;
}
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.time_at_server !== undefined){
let data9 = data2.time_at_server;
const _errs20 = errors;
if(errors === _errs20){
if(errors === _errs20){
if(typeof data9 === "string"){
if(!(formats0.validate(data9))){
validate16.errors = [{instancePath:instancePath+"/server_info/time_at_server",schemaPath:"#/definitions/ServerInfo/properties/time_at_server/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate16.errors = [{instancePath:instancePath+"/server_info/time_at_server",schemaPath:"#/definitions/ServerInfo/properties/time_at_server/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
}
else {
validate16.errors = [{instancePath:instancePath+"/server_info",schemaPath:"#/definitions/ServerInfo/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
let data10 = data.meta;
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs23){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing2;
if((data10.status === undefined) && (missing2 = "status")){
validate16.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/definitions/Meta/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data10.status !== undefined){
let data11 = data10.status;
const _errs25 = errors;
if(errors === _errs25){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing3;
if((data11.code === undefined) && (missing3 = "code")){
validate16.errors = [{instancePath:instancePath+"/meta/status",schemaPath:"#/definitions/Meta/properties/status/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data11.code !== undefined){
let data12 = data11.code;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate16.errors = [{instancePath:instancePath+"/meta/status/code",schemaPath:"#/definitions/Meta/properties/status/properties/code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
}
}
else {
validate16.errors = [{instancePath:instancePath+"/meta/status",schemaPath:"#/definitions/Meta/properties/status/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
}
else {
validate16.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/definitions/Meta/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
const _errs29 = errors;
if(!(validate17(data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData}))){
vErrors = joinErrors(vErrors, validate17.errors);
errors = vErrors.length;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate16.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate16.errors = vErrors;
return errors === 0;
}

exports.HighLevelRequest = validate19;
const schema28 = {"type":"object","required":["Message","Version","method","path","header"],"properties":{"Message":{"const":"HighLevelRequest"},"Version":{"$ref":"#/definitions/Version"},"method":{"type":"integer","enum":[1,2],"description":"`GET` 1, `POST` 2."},"path":{"type":"string","pattern":"^/","maxLength":1024},"query":{"type":"string","maxLength":8192,"description":"Parameter einer GET-Anfrage, ohne Fragezeichen."},"body":{"type":"object","description":"Inhalt einer POST-Anfrage."},"accept":{"type":"string","maxLength":128},"content_type":{"const":"application/json"},"header":{"$ref":"#/definitions/RequestHeader"}},"definitions":{"JobId":{"type":"integer","minimum":1,"maximum":9007199254740991,"description":"Laufende Nummer einer Anfrage; Antworten und Neuigkeiten nennen sie."},"RequestHeader":{"type":"object","required":["id_job"],"properties":{"id_job":{"$ref":"#/definitions/JobId"},"dataset":{"type":"string","maxLength":64,"description":"Datenbestand."},"flags":{"type":"integer","minimum":0,"maximum":127,"description":"Summe aus `headerFlag`."},"resend_counter":{"type":"integer","minimum":0,"maximum":100,"description":"Wie oft die Anfrage schon geschickt wurde."},"timeout":{"type":"integer","minimum":1,"description":"Geduld des Absenders in Mikrosekunden."},"authentication":{"type":"object","properties":{"id_application":{"type":"integer"},"id_user":{"type":"integer"}}},"cache_key":{"type":"string","maxLength":256},"previous_response_hash":{"type":"string","maxLength":128},"tracing":{"type":"string","maxLength":256}}},"Version":{"type":"integer","minimum":1,"description":"Fassung der Nachricht.","examples":[2]}},"$id":"parkett:HighLevelRequest"};
const schema29 = {"type":"integer","minimum":1,"description":"Fassung der Nachricht.","examples":[2]};
const pattern0 = new RegExp("^/", "u");
const schema30 = {"type":"object","required":["id_job"],"properties":{"id_job":{"$ref":"#/definitions/JobId"},"dataset":{"type":"string","maxLength":64,"description":"Datenbestand."},"flags":{"type":"integer","minimum":0,"maximum":127,"description":"Summe aus `headerFlag`."},"resend_counter":{"type":"integer","minimum":0,"maximum":100,"description":"Wie oft die Anfrage schon geschickt wurde."},"timeout":{"type":"integer","minimum":1,"description":"Geduld des Absenders in Mikrosekunden."},"authentication":{"type":"object","properties":{"id_application":{"type":"integer"},"id_user":{"type":"integer"}}},"cache_key":{"type":"string","maxLength":256},"previous_response_hash":{"type":"string","maxLength":128},"tracing":{"type":"string","maxLength":256}}};
const schema31 = {"type":"integer","minimum":1,"maximum":9007199254740991,"description":"Laufende Nummer einer Anfrage; Antworten und Neuigkeiten nennen sie."};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id_job === undefined) && (missing0 = "id_job")){
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id_job !== undefined){
let data0 = data.id_job;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate20.errors = [{instancePath:instancePath+"/id_job",schemaPath:"#/definitions/JobId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate20.errors = [{instancePath:instancePath+"/id_job",schemaPath:"#/definitions/JobId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate20.errors = [{instancePath:instancePath+"/id_job",schemaPath:"#/definitions/JobId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dataset !== undefined){
let data1 = data.dataset;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 64){
validate20.errors = [{instancePath:instancePath+"/dataset",schemaPath:"#/properties/dataset/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/dataset",schemaPath:"#/properties/dataset/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.flags !== undefined){
let data2 = data.flags;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate20.errors = [{instancePath:instancePath+"/flags",schemaPath:"#/properties/flags/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 127 || isNaN(data2)){
validate20.errors = [{instancePath:instancePath+"/flags",schemaPath:"#/properties/flags/maximum",keyword:"maximum",params:{comparison: "<=", limit: 127},message:"must be <= 127"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate20.errors = [{instancePath:instancePath+"/flags",schemaPath:"#/properties/flags/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.resend_counter !== undefined){
let data3 = data.resend_counter;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate20.errors = [{instancePath:instancePath+"/resend_counter",schemaPath:"#/properties/resend_counter/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100 || isNaN(data3)){
validate20.errors = [{instancePath:instancePath+"/resend_counter",schemaPath:"#/properties/resend_counter/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate20.errors = [{instancePath:instancePath+"/resend_counter",schemaPath:"#/properties/resend_counter/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timeout !== undefined){
let data4 = data.timeout;
const _errs10 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate20.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
validate20.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.authentication !== undefined){
let data5 = data.authentication;
const _errs12 = errors;
if(errors === _errs12){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.id_application !== undefined){
let data6 = data5.id_application;
const _errs14 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate20.errors = [{instancePath:instancePath+"/authentication/id_application",schemaPath:"#/properties/authentication/properties/id_application/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.id_user !== undefined){
let data7 = data5.id_user;
const _errs16 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate20.errors = [{instancePath:instancePath+"/authentication/id_user",schemaPath:"#/properties/authentication/properties/id_user/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/authentication",schemaPath:"#/properties/authentication/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_key !== undefined){
let data8 = data.cache_key;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(func2(data8) > 256){
validate20.errors = [{instancePath:instancePath+"/cache_key",schemaPath:"#/properties/cache_key/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/cache_key",schemaPath:"#/properties/cache_key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.previous_response_hash !== undefined){
let data9 = data.previous_response_hash;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(func2(data9) > 128){
validate20.errors = [{instancePath:instancePath+"/previous_response_hash",schemaPath:"#/properties/previous_response_hash/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/previous_response_hash",schemaPath:"#/properties/previous_response_hash/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tracing !== undefined){
let data10 = data.tracing;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data10 === "string"){
if(func2(data10) > 256){
validate20.errors = [{instancePath:instancePath+"/tracing",schemaPath:"#/properties/tracing/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/tracing",schemaPath:"#/properties/tracing/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
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
else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}


function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:HighLevelRequest" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.Message === undefined) && (missing0 = "Message")) || ((data.Version === undefined) && (missing0 = "Version"))) || ((data.method === undefined) && (missing0 = "method"))) || ((data.path === undefined) && (missing0 = "path"))) || ((data.header === undefined) && (missing0 = "header"))){
validate19.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.Message !== undefined){
const _errs1 = errors;
if("HighLevelRequest" !== data.Message){
validate19.errors = [{instancePath:instancePath+"/Message",schemaPath:"#/properties/Message/const",keyword:"const",params:{allowedValue: "HighLevelRequest"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.Version !== undefined){
let data1 = data.Version;
const _errs2 = errors;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate19.errors = [{instancePath:instancePath+"/Version",schemaPath:"#/definitions/Version/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate19.errors = [{instancePath:instancePath+"/Version",schemaPath:"#/definitions/Version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.method !== undefined){
let data2 = data.method;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate19.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(!((data2 === 1) || (data2 === 2))){
validate19.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues: schema28.properties.method.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
let data3 = data.path;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func2(data3) > 1024){
validate19.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(!pattern0.test(data3)){
validate19.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/pattern",keyword:"pattern",params:{pattern: "^/"},message:"must match pattern \""+"^/"+"\""}];
return false;
}
}
}
else {
validate19.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data4 = data.query;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(func2(data4) > 8192){
validate19.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/maxLength",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"}];
return false;
}
}
else {
validate19.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body !== undefined){
let data5 = data.body;
const _errs11 = errors;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
validate19.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accept !== undefined){
let data6 = data.accept;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data6 === "string"){
if(func2(data6) > 128){
validate19.errors = [{instancePath:instancePath+"/accept",schemaPath:"#/properties/accept/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
}
else {
validate19.errors = [{instancePath:instancePath+"/accept",schemaPath:"#/properties/accept/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content_type !== undefined){
const _errs15 = errors;
if("application/json" !== data.content_type){
validate19.errors = [{instancePath:instancePath+"/content_type",schemaPath:"#/properties/content_type/const",keyword:"const",params:{allowedValue: "application/json"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
const _errs16 = errors;
if(!(validate20(data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData}))){
vErrors = joinErrors(vErrors, validate20.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
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
else {
validate19.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate19.errors = vErrors;
return errors === 0;
}

exports.HighLevelResponse = validate22;
const schema32 = {"type":"object","required":["Message","Version","header"],"properties":{"Message":{"const":"HighLevelResponse"},"Version":{"$ref":"#/definitions/Version"},"content_type":{"type":"string","description":"Ohne Angabe `application/json`."},"data":{"description":"Ein Objekt bei `application/json`, sonst Text."},"meta":{"$ref":"#/definitions/Meta"},"header":{"$ref":"#/definitions/ResponseHeader"}},"definitions":{"JobId":{"type":"integer","minimum":1,"maximum":9007199254740991,"description":"Laufende Nummer einer Anfrage; Antworten und Neuigkeiten nennen sie."},"Meta":{"type":"object","required":["status"],"properties":{"status":{"type":"object","required":["code"],"properties":{"code":{"type":"integer","description":"Status wie in HTTP."}}}}},"ResponseHeader":{"type":"object","required":["id_job"],"properties":{"id_job":{"$ref":"#/definitions/JobId"}}},"Version":{"type":"integer","minimum":1,"description":"Fassung der Nachricht.","examples":[2]}},"$id":"parkett:HighLevelResponse"};
const schema33 = {"type":"integer","minimum":1,"description":"Fassung der Nachricht.","examples":[2]};
const schema34 = {"type":"object","required":["status"],"properties":{"status":{"type":"object","required":["code"],"properties":{"code":{"type":"integer","description":"Status wie in HTTP."}}}}};
const schema35 = {"type":"object","required":["id_job"],"properties":{"id_job":{"$ref":"#/definitions/JobId"}}};
const schema36 = {"type":"integer","minimum":1,"maximum":9007199254740991,"description":"Laufende Nummer einer Anfrage; Antworten und Neuigkeiten nennen sie."};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id_job === undefined) && (missing0 = "id_job")){
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id_job !== undefined){
let data0 = data.id_job;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate23.errors = [{instancePath:instancePath+"/id_job",schemaPath:"#/definitions/JobId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate23.errors = [{instancePath:instancePath+"/id_job",schemaPath:"#/definitions/JobId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate23.errors = [{instancePath:instancePath+"/id_job",schemaPath:"#/definitions/JobId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
}
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:HighLevelResponse" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.Message === undefined) && (missing0 = "Message")) || ((data.Version === undefined) && (missing0 = "Version"))) || ((data.header === undefined) && (missing0 = "header"))){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.Message !== undefined){
const _errs1 = errors;
if("HighLevelResponse" !== data.Message){
validate22.errors = [{instancePath:instancePath+"/Message",schemaPath:"#/properties/Message/const",keyword:"const",params:{allowedValue: "HighLevelResponse"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.Version !== undefined){
let data1 = data.Version;
const _errs2 = errors;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate22.errors = [{instancePath:instancePath+"/Version",schemaPath:"#/definitions/Version/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate22.errors = [{instancePath:instancePath+"/Version",schemaPath:"#/definitions/Version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content_type !== undefined){
const _errs5 = errors;
if(typeof data.content_type !== "string"){
validate22.errors = [{instancePath:instancePath+"/content_type",schemaPath:"#/properties/content_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
let data3 = data.meta;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((data3.status === undefined) && (missing1 = "status")){
validate22.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/definitions/Meta/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data3.status !== undefined){
let data4 = data3.status;
const _errs10 = errors;
if(errors === _errs10){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing2;
if((data4.code === undefined) && (missing2 = "code")){
validate22.errors = [{instancePath:instancePath+"/meta/status",schemaPath:"#/definitions/Meta/properties/status/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data4.code !== undefined){
let data5 = data4.code;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate22.errors = [{instancePath:instancePath+"/meta/status/code",schemaPath:"#/definitions/Meta/properties/status/properties/code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/meta/status",schemaPath:"#/definitions/Meta/properties/status/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/definitions/Meta/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
const _errs14 = errors;
if(!(validate23(data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData}))){
vErrors = joinErrors(vErrors, validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}

exports.HighLevelUpdate = validate25;
const schema37 = {"type":"object","required":["Message","Version","response","header"],"properties":{"Message":{"const":"HighLevelUpdate"},"Version":{"$ref":"#/definitions/Version"},"response":{"description":"Der ganze neue Stand oder was sich am letzten ändert (JSON Patch, RFC 6902).","oneOf":[{"$ref":"#/definitions/CurrentState"},{"$ref":"#/definitions/Patch"}]},"header":{"$ref":"#/definitions/ResponseHeader"}},"definitions":{"CurrentState":{"type":"object","required":["Message","data"],"properties":{"Message":{"const":"HighLevelResponse"},"content_type":{"type":"string"},"data":{"description":"Ein Objekt bei `application/json`, sonst Text."},"meta":{"$ref":"#/definitions/Meta"}}},"JobId":{"type":"integer","minimum":1,"maximum":9007199254740991,"description":"Laufende Nummer einer Anfrage; Antworten und Neuigkeiten nennen sie."},"Meta":{"type":"object","required":["status"],"properties":{"status":{"type":"object","required":["code"],"properties":{"code":{"type":"integer","description":"Status wie in HTTP."}}}}},"Patch":{"type":"object","required":["Message","operations"],"properties":{"Message":{"const":"HighLevelPatch"},"operations":{"type":"array","maxItems":1024,"items":{"type":"object"}}}},"ResponseHeader":{"type":"object","required":["id_job"],"properties":{"id_job":{"$ref":"#/definitions/JobId"}}},"Version":{"type":"integer","minimum":1,"description":"Fassung der Nachricht.","examples":[2]}},"$id":"parkett:HighLevelUpdate"};
const schema38 = {"type":"integer","minimum":1,"description":"Fassung der Nachricht.","examples":[2]};
const schema41 = {"type":"object","required":["Message","operations"],"properties":{"Message":{"const":"HighLevelPatch"},"operations":{"type":"array","maxItems":1024,"items":{"type":"object"}}}};
const schema39 = {"type":"object","required":["Message","data"],"properties":{"Message":{"const":"HighLevelResponse"},"content_type":{"type":"string"},"data":{"description":"Ein Objekt bei `application/json`, sonst Text."},"meta":{"$ref":"#/definitions/Meta"}}};
const schema40 = {"type":"object","required":["status"],"properties":{"status":{"type":"object","required":["code"],"properties":{"code":{"type":"integer","description":"Status wie in HTTP."}}}}};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.Message === undefined) && (missing0 = "Message")) || ((data.data === undefined) && (missing0 = "data"))){
validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.Message !== undefined){
const _errs1 = errors;
if("HighLevelResponse" !== data.Message){
validate26.errors = [{instancePath:instancePath+"/Message",schemaPath:"#/properties/Message/const",keyword:"const",params:{allowedValue: "HighLevelResponse"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content_type !== undefined){
const _errs2 = errors;
if(typeof data.content_type !== "string"){
validate26.errors = [{instancePath:instancePath+"/content_type",schemaPath:"#/properties/content_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
let data2 = data.meta;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.status === undefined) && (missing1 = "status")){
validate26.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/definitions/Meta/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2.status !== undefined){
let data3 = data2.status;
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing2;
if((data3.code === undefined) && (missing2 = "code")){
validate26.errors = [{instancePath:instancePath+"/meta/status",schemaPath:"#/definitions/Meta/properties/status/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data3.code !== undefined){
let data4 = data3.code;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate26.errors = [{instancePath:instancePath+"/meta/status/code",schemaPath:"#/definitions/Meta/properties/status/properties/code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/meta/status",schemaPath:"#/definitions/Meta/properties/status/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/definitions/Meta/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}

const schema42 = {"type":"object","required":["id_job"],"properties":{"id_job":{"$ref":"#/definitions/JobId"}}};
const schema43 = {"type":"integer","minimum":1,"maximum":9007199254740991,"description":"Laufende Nummer einer Anfrage; Antworten und Neuigkeiten nennen sie."};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id_job === undefined) && (missing0 = "id_job")){
validate28.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id_job !== undefined){
let data0 = data.id_job;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate28.errors = [{instancePath:instancePath+"/id_job",schemaPath:"#/definitions/JobId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate28.errors = [{instancePath:instancePath+"/id_job",schemaPath:"#/definitions/JobId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate28.errors = [{instancePath:instancePath+"/id_job",schemaPath:"#/definitions/JobId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
}
}
}
else {
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:HighLevelUpdate" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.Message === undefined) && (missing0 = "Message")) || ((data.Version === undefined) && (missing0 = "Version"))) || ((data.response === undefined) && (missing0 = "response"))) || ((data.header === undefined) && (missing0 = "header"))){
validate25.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.Message !== undefined){
const _errs1 = errors;
if("HighLevelUpdate" !== data.Message){
validate25.errors = [{instancePath:instancePath+"/Message",schemaPath:"#/properties/Message/const",keyword:"const",params:{allowedValue: "HighLevelUpdate"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.Version !== undefined){
let data1 = data.Version;
const _errs2 = errors;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate25.errors = [{instancePath:instancePath+"/Version",schemaPath:"#/definitions/Version/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate25.errors = [{instancePath:instancePath+"/Version",schemaPath:"#/definitions/Version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response !== undefined){
let data2 = data.response;
const _errs5 = errors;
const _errs6 = errors;
let valid2 = false;
let passing0 = null;
const _errs7 = errors;
if(!(validate26(data2, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData}))){
vErrors = joinErrors(vErrors, validate26.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((data2.Message === undefined) && (missing1 = "Message")) || ((data2.operations === undefined) && (missing1 = "operations"))){
const err0 = {instancePath:instancePath+"/response",schemaPath:"#/definitions/Patch/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data2.Message !== undefined){
const _errs11 = errors;
if("HighLevelPatch" !== data2.Message){
const err1 = {instancePath:instancePath+"/response/Message",schemaPath:"#/definitions/Patch/properties/Message/const",keyword:"const",params:{allowedValue: "HighLevelPatch"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid4 = _errs11 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data2.operations !== undefined){
let data4 = data2.operations;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data4)){
if(data4.length > 1024){
const err2 = {instancePath:instancePath+"/response/operations",schemaPath:"#/definitions/Patch/properties/operations/maxItems",keyword:"maxItems",params:{limit: 1024},message:"must NOT have more than 1024 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
var valid5 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs14 = errors;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
const err3 = {instancePath:instancePath+"/response/operations/" + i0,schemaPath:"#/definitions/Patch/properties/operations/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid5 = _errs14 === errors;
if(!valid5){
break;
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/response/operations",schemaPath:"#/definitions/Patch/properties/operations/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid4 = _errs12 === errors;
}
else {
var valid4 = true;
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/response",schemaPath:"#/definitions/Patch/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
}
}
if(!valid2){
const err6 = {instancePath:instancePath+"/response",schemaPath:"#/properties/response/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate25.errors = vErrors;
return false;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
const _errs16 = errors;
if(!(validate28(data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData}))){
vErrors = joinErrors(vErrors, validate28.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}

exports.LossMessage = validate30;
const schema44 = {"type":"object","required":["Message","Version","reason","header"],"properties":{"Message":{"const":"LossMessage"},"Version":{"$ref":"#/definitions/Version"},"reason":{"$ref":"#/definitions/Reason"},"header":{"$ref":"#/definitions/ResponseHeader"}},"definitions":{"JobId":{"type":"integer","minimum":1,"maximum":9007199254740991,"description":"Laufende Nummer einer Anfrage; Antworten und Neuigkeiten nennen sie."},"Reason":{"type":"object","required":["value"],"properties":{"value":{"type":"integer"},"details":{"type":"string","description":"Technischer Text in Englisch."}}},"ResponseHeader":{"type":"object","required":["id_job"],"properties":{"id_job":{"$ref":"#/definitions/JobId"}}},"Version":{"type":"integer","minimum":1,"description":"Fassung der Nachricht.","examples":[2]}},"$id":"parkett:LossMessage"};
const schema45 = {"type":"integer","minimum":1,"description":"Fassung der Nachricht.","examples":[2]};
const schema46 = {"type":"object","required":["value"],"properties":{"value":{"type":"integer"},"details":{"type":"string","description":"Technischer Text in Englisch."}}};
const schema47 = {"type":"object","required":["id_job"],"properties":{"id_job":{"$ref":"#/definitions/JobId"}}};
const schema48 = {"type":"integer","minimum":1,"maximum":9007199254740991,"description":"Laufende Nummer einer Anfrage; Antworten und Neuigkeiten nennen sie."};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id_job === undefined) && (missing0 = "id_job")){
validate31.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id_job !== undefined){
let data0 = data.id_job;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate31.errors = [{instancePath:instancePath+"/id_job",schemaPath:"#/definitions/JobId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate31.errors = [{instancePath:instancePath+"/id_job",schemaPath:"#/definitions/JobId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate31.errors = [{instancePath:instancePath+"/id_job",schemaPath:"#/definitions/JobId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
}
}
}
else {
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}


function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:LossMessage" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.Message === undefined) && (missing0 = "Message")) || ((data.Version === undefined) && (missing0 = "Version"))) || ((data.reason === undefined) && (missing0 = "reason"))) || ((data.header === undefined) && (missing0 = "header"))){
validate30.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.Message !== undefined){
const _errs1 = errors;
if("LossMessage" !== data.Message){
validate30.errors = [{instancePath:instancePath+"/Message",schemaPath:"#/properties/Message/const",keyword:"const",params:{allowedValue: "LossMessage"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.Version !== undefined){
let data1 = data.Version;
const _errs2 = errors;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate30.errors = [{instancePath:instancePath+"/Version",schemaPath:"#/definitions/Version/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate30.errors = [{instancePath:instancePath+"/Version",schemaPath:"#/definitions/Version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data2 = data.reason;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.value === undefined) && (missing1 = "value")){
validate30.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/definitions/Reason/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2.value !== undefined){
let data3 = data2.value;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate30.errors = [{instancePath:instancePath+"/reason/value",schemaPath:"#/definitions/Reason/properties/value/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.details !== undefined){
const _errs10 = errors;
if(typeof data2.details !== "string"){
validate30.errors = [{instancePath:instancePath+"/reason/details",schemaPath:"#/definitions/Reason/properties/details/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/definitions/Reason/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
const _errs12 = errors;
if(!(validate31(data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData}))){
vErrors = joinErrors(vErrors, validate31.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}

exports.CancelSubscriptionRequest = validate33;
const schema49 = {"type":"object","required":["Message","Version","id_job_subscription","header"],"properties":{"Message":{"const":"CancelSubscriptionRequest"},"Version":{"$ref":"#/definitions/Version"},"id_job_subscription":{"$ref":"#/definitions/JobId"},"header":{"$ref":"#/definitions/RequestHeader"}},"definitions":{"JobId":{"type":"integer","minimum":1,"maximum":9007199254740991,"description":"Laufende Nummer einer Anfrage; Antworten und Neuigkeiten nennen sie."},"RequestHeader":{"type":"object","required":["id_job"],"properties":{"id_job":{"$ref":"#/definitions/JobId"},"dataset":{"type":"string","maxLength":64,"description":"Datenbestand."},"flags":{"type":"integer","minimum":0,"maximum":127,"description":"Summe aus `headerFlag`."},"resend_counter":{"type":"integer","minimum":0,"maximum":100,"description":"Wie oft die Anfrage schon geschickt wurde."},"timeout":{"type":"integer","minimum":1,"description":"Geduld des Absenders in Mikrosekunden."},"authentication":{"type":"object","properties":{"id_application":{"type":"integer"},"id_user":{"type":"integer"}}},"cache_key":{"type":"string","maxLength":256},"previous_response_hash":{"type":"string","maxLength":128},"tracing":{"type":"string","maxLength":256}}},"Version":{"type":"integer","minimum":1,"description":"Fassung der Nachricht.","examples":[2]}},"$id":"parkett:CancelSubscriptionRequest"};
const schema50 = {"type":"integer","minimum":1,"description":"Fassung der Nachricht.","examples":[2]};
const schema51 = {"type":"integer","minimum":1,"maximum":9007199254740991,"description":"Laufende Nummer einer Anfrage; Antworten und Neuigkeiten nennen sie."};
const schema52 = {"type":"object","required":["id_job"],"properties":{"id_job":{"$ref":"#/definitions/JobId"},"dataset":{"type":"string","maxLength":64,"description":"Datenbestand."},"flags":{"type":"integer","minimum":0,"maximum":127,"description":"Summe aus `headerFlag`."},"resend_counter":{"type":"integer","minimum":0,"maximum":100,"description":"Wie oft die Anfrage schon geschickt wurde."},"timeout":{"type":"integer","minimum":1,"description":"Geduld des Absenders in Mikrosekunden."},"authentication":{"type":"object","properties":{"id_application":{"type":"integer"},"id_user":{"type":"integer"}}},"cache_key":{"type":"string","maxLength":256},"previous_response_hash":{"type":"string","maxLength":128},"tracing":{"type":"string","maxLength":256}}};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id_job === undefined) && (missing0 = "id_job")){
validate34.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id_job !== undefined){
let data0 = data.id_job;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate34.errors = [{instancePath:instancePath+"/id_job",schemaPath:"#/definitions/JobId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate34.errors = [{instancePath:instancePath+"/id_job",schemaPath:"#/definitions/JobId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate34.errors = [{instancePath:instancePath+"/id_job",schemaPath:"#/definitions/JobId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dataset !== undefined){
let data1 = data.dataset;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 64){
validate34.errors = [{instancePath:instancePath+"/dataset",schemaPath:"#/properties/dataset/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
}
else {
validate34.errors = [{instancePath:instancePath+"/dataset",schemaPath:"#/properties/dataset/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.flags !== undefined){
let data2 = data.flags;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate34.errors = [{instancePath:instancePath+"/flags",schemaPath:"#/properties/flags/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 127 || isNaN(data2)){
validate34.errors = [{instancePath:instancePath+"/flags",schemaPath:"#/properties/flags/maximum",keyword:"maximum",params:{comparison: "<=", limit: 127},message:"must be <= 127"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate34.errors = [{instancePath:instancePath+"/flags",schemaPath:"#/properties/flags/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.resend_counter !== undefined){
let data3 = data.resend_counter;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate34.errors = [{instancePath:instancePath+"/resend_counter",schemaPath:"#/properties/resend_counter/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100 || isNaN(data3)){
validate34.errors = [{instancePath:instancePath+"/resend_counter",schemaPath:"#/properties/resend_counter/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate34.errors = [{instancePath:instancePath+"/resend_counter",schemaPath:"#/properties/resend_counter/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timeout !== undefined){
let data4 = data.timeout;
const _errs10 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate34.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
validate34.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.authentication !== undefined){
let data5 = data.authentication;
const _errs12 = errors;
if(errors === _errs12){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.id_application !== undefined){
let data6 = data5.id_application;
const _errs14 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate34.errors = [{instancePath:instancePath+"/authentication/id_application",schemaPath:"#/properties/authentication/properties/id_application/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.id_user !== undefined){
let data7 = data5.id_user;
const _errs16 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate34.errors = [{instancePath:instancePath+"/authentication/id_user",schemaPath:"#/properties/authentication/properties/id_user/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/authentication",schemaPath:"#/properties/authentication/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_key !== undefined){
let data8 = data.cache_key;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(func2(data8) > 256){
validate34.errors = [{instancePath:instancePath+"/cache_key",schemaPath:"#/properties/cache_key/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
else {
validate34.errors = [{instancePath:instancePath+"/cache_key",schemaPath:"#/properties/cache_key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.previous_response_hash !== undefined){
let data9 = data.previous_response_hash;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(func2(data9) > 128){
validate34.errors = [{instancePath:instancePath+"/previous_response_hash",schemaPath:"#/properties/previous_response_hash/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
}
else {
validate34.errors = [{instancePath:instancePath+"/previous_response_hash",schemaPath:"#/properties/previous_response_hash/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tracing !== undefined){
let data10 = data.tracing;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data10 === "string"){
if(func2(data10) > 256){
validate34.errors = [{instancePath:instancePath+"/tracing",schemaPath:"#/properties/tracing/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
else {
validate34.errors = [{instancePath:instancePath+"/tracing",schemaPath:"#/properties/tracing/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
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
else {
validate34.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate34.errors = vErrors;
return errors === 0;
}


function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:CancelSubscriptionRequest" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.Message === undefined) && (missing0 = "Message")) || ((data.Version === undefined) && (missing0 = "Version"))) || ((data.id_job_subscription === undefined) && (missing0 = "id_job_subscription"))) || ((data.header === undefined) && (missing0 = "header"))){
validate33.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.Message !== undefined){
const _errs1 = errors;
if("CancelSubscriptionRequest" !== data.Message){
validate33.errors = [{instancePath:instancePath+"/Message",schemaPath:"#/properties/Message/const",keyword:"const",params:{allowedValue: "CancelSubscriptionRequest"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.Version !== undefined){
let data1 = data.Version;
const _errs2 = errors;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate33.errors = [{instancePath:instancePath+"/Version",schemaPath:"#/definitions/Version/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate33.errors = [{instancePath:instancePath+"/Version",schemaPath:"#/definitions/Version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id_job_subscription !== undefined){
let data2 = data.id_job_subscription;
const _errs5 = errors;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate33.errors = [{instancePath:instancePath+"/id_job_subscription",schemaPath:"#/definitions/JobId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
validate33.errors = [{instancePath:instancePath+"/id_job_subscription",schemaPath:"#/definitions/JobId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate33.errors = [{instancePath:instancePath+"/id_job_subscription",schemaPath:"#/definitions/JobId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
const _errs8 = errors;
if(!(validate34(data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData}))){
vErrors = joinErrors(vErrors, validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}

exports.CancelSubscriptionResponse = validate36;
const schema54 = {"type":"object","required":["Message","Version","meta","header"],"properties":{"Message":{"const":"CancelSubscriptionResponse"},"Version":{"$ref":"#/definitions/Version"},"meta":{"$ref":"#/definitions/Meta"},"header":{"$ref":"#/definitions/ResponseHeader"}},"definitions":{"JobId":{"type":"integer","minimum":1,"maximum":9007199254740991,"description":"Laufende Nummer einer Anfrage; Antworten und Neuigkeiten nennen sie."},"Meta":{"type":"object","required":["status"],"properties":{"status":{"type":"object","required":["code"],"properties":{"code":{"type":"integer","description":"Status wie in HTTP."}}}}},"ResponseHeader":{"type":"object","required":["id_job"],"properties":{"id_job":{"$ref":"#/definitions/JobId"}}},"Version":{"type":"integer","minimum":1,"description":"Fassung der Nachricht.","examples":[2]}},"$id":"parkett:CancelSubscriptionResponse"};
const schema55 = {"type":"integer","minimum":1,"description":"Fassung der Nachricht.","examples":[2]};
const schema56 = {"type":"object","required":["status"],"properties":{"status":{"type":"object","required":["code"],"properties":{"code":{"type":"integer","description":"Status wie in HTTP."}}}}};
const schema57 = {"type":"object","required":["id_job"],"properties":{"id_job":{"$ref":"#/definitions/JobId"}}};
const schema58 = {"type":"integer","minimum":1,"maximum":9007199254740991,"description":"Laufende Nummer einer Anfrage; Antworten und Neuigkeiten nennen sie."};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id_job === undefined) && (missing0 = "id_job")){
validate37.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id_job !== undefined){
let data0 = data.id_job;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate37.errors = [{instancePath:instancePath+"/id_job",schemaPath:"#/definitions/JobId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate37.errors = [{instancePath:instancePath+"/id_job",schemaPath:"#/definitions/JobId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate37.errors = [{instancePath:instancePath+"/id_job",schemaPath:"#/definitions/JobId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
}
}
}
else {
validate37.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate37.errors = vErrors;
return errors === 0;
}


function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:CancelSubscriptionResponse" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.Message === undefined) && (missing0 = "Message")) || ((data.Version === undefined) && (missing0 = "Version"))) || ((data.meta === undefined) && (missing0 = "meta"))) || ((data.header === undefined) && (missing0 = "header"))){
validate36.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.Message !== undefined){
const _errs1 = errors;
if("CancelSubscriptionResponse" !== data.Message){
validate36.errors = [{instancePath:instancePath+"/Message",schemaPath:"#/properties/Message/const",keyword:"const",params:{allowedValue: "CancelSubscriptionResponse"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.Version !== undefined){
let data1 = data.Version;
const _errs2 = errors;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate36.errors = [{instancePath:instancePath+"/Version",schemaPath:"#/definitions/Version/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate36.errors = [{instancePath:instancePath+"/Version",schemaPath:"#/definitions/Version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
let data2 = data.meta;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.status === undefined) && (missing1 = "status")){
validate36.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/definitions/Meta/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2.status !== undefined){
let data3 = data2.status;
const _errs8 = errors;
if(errors === _errs8){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing2;
if((data3.code === undefined) && (missing2 = "code")){
validate36.errors = [{instancePath:instancePath+"/meta/status",schemaPath:"#/definitions/Meta/properties/status/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data3.code !== undefined){
let data4 = data3.code;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate36.errors = [{instancePath:instancePath+"/meta/status/code",schemaPath:"#/definitions/Meta/properties/status/properties/code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/meta/status",schemaPath:"#/definitions/Meta/properties/status/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/definitions/Meta/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
const _errs12 = errors;
if(!(validate37(data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData}))){
vErrors = joinErrors(vErrors, validate37.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate36.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}

exports.ProxyRequest = validate39;
const schema59 = {"type":"object","required":["Message","Version","protocol","method","host","port","path","header"],"properties":{"Message":{"const":"ProxyRequest"},"Version":{"$ref":"#/definitions/Version"},"protocol":{"type":"integer","enum":[1,2],"description":"`HTTP` 1, `HTTPS` 2."},"method":{"type":"integer","minimum":1,"maximum":8,"description":"Aus `method`."},"host":{"type":"string","maxLength":253},"port":{"type":"integer","minimum":1,"maximum":65535},"path":{"type":"string","pattern":"^/","maxLength":1024},"query":{"type":"string","maxLength":8192},"headers":{"type":"object","additionalProperties":{"type":"string"}},"body":{"type":"string","maxLength":262144},"header":{"$ref":"#/definitions/RequestHeader"}},"definitions":{"JobId":{"type":"integer","minimum":1,"maximum":9007199254740991,"description":"Laufende Nummer einer Anfrage; Antworten und Neuigkeiten nennen sie."},"RequestHeader":{"type":"object","required":["id_job"],"properties":{"id_job":{"$ref":"#/definitions/JobId"},"dataset":{"type":"string","maxLength":64,"description":"Datenbestand."},"flags":{"type":"integer","minimum":0,"maximum":127,"description":"Summe aus `headerFlag`."},"resend_counter":{"type":"integer","minimum":0,"maximum":100,"description":"Wie oft die Anfrage schon geschickt wurde."},"timeout":{"type":"integer","minimum":1,"description":"Geduld des Absenders in Mikrosekunden."},"authentication":{"type":"object","properties":{"id_application":{"type":"integer"},"id_user":{"type":"integer"}}},"cache_key":{"type":"string","maxLength":256},"previous_response_hash":{"type":"string","maxLength":128},"tracing":{"type":"string","maxLength":256}}},"Version":{"type":"integer","minimum":1,"description":"Fassung der Nachricht.","examples":[2]}},"$id":"parkett:ProxyRequest"};
const schema60 = {"type":"integer","minimum":1,"description":"Fassung der Nachricht.","examples":[2]};
const schema61 = {"type":"object","required":["id_job"],"properties":{"id_job":{"$ref":"#/definitions/JobId"},"dataset":{"type":"string","maxLength":64,"description":"Datenbestand."},"flags":{"type":"integer","minimum":0,"maximum":127,"description":"Summe aus `headerFlag`."},"resend_counter":{"type":"integer","minimum":0,"maximum":100,"description":"Wie oft die Anfrage schon geschickt wurde."},"timeout":{"type":"integer","minimum":1,"description":"Geduld des Absenders in Mikrosekunden."},"authentication":{"type":"object","properties":{"id_application":{"type":"integer"},"id_user":{"type":"integer"}}},"cache_key":{"type":"string","maxLength":256},"previous_response_hash":{"type":"string","maxLength":128},"tracing":{"type":"string","maxLength":256}}};
const schema62 = {"type":"integer","minimum":1,"maximum":9007199254740991,"description":"Laufende Nummer einer Anfrage; Antworten und Neuigkeiten nennen sie."};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id_job === undefined) && (missing0 = "id_job")){
validate40.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id_job !== undefined){
let data0 = data.id_job;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate40.errors = [{instancePath:instancePath+"/id_job",schemaPath:"#/definitions/JobId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate40.errors = [{instancePath:instancePath+"/id_job",schemaPath:"#/definitions/JobId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate40.errors = [{instancePath:instancePath+"/id_job",schemaPath:"#/definitions/JobId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dataset !== undefined){
let data1 = data.dataset;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 64){
validate40.errors = [{instancePath:instancePath+"/dataset",schemaPath:"#/properties/dataset/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
}
else {
validate40.errors = [{instancePath:instancePath+"/dataset",schemaPath:"#/properties/dataset/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.flags !== undefined){
let data2 = data.flags;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate40.errors = [{instancePath:instancePath+"/flags",schemaPath:"#/properties/flags/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 127 || isNaN(data2)){
validate40.errors = [{instancePath:instancePath+"/flags",schemaPath:"#/properties/flags/maximum",keyword:"maximum",params:{comparison: "<=", limit: 127},message:"must be <= 127"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate40.errors = [{instancePath:instancePath+"/flags",schemaPath:"#/properties/flags/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.resend_counter !== undefined){
let data3 = data.resend_counter;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate40.errors = [{instancePath:instancePath+"/resend_counter",schemaPath:"#/properties/resend_counter/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100 || isNaN(data3)){
validate40.errors = [{instancePath:instancePath+"/resend_counter",schemaPath:"#/properties/resend_counter/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate40.errors = [{instancePath:instancePath+"/resend_counter",schemaPath:"#/properties/resend_counter/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timeout !== undefined){
let data4 = data.timeout;
const _errs10 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate40.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
validate40.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.authentication !== undefined){
let data5 = data.authentication;
const _errs12 = errors;
if(errors === _errs12){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.id_application !== undefined){
let data6 = data5.id_application;
const _errs14 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate40.errors = [{instancePath:instancePath+"/authentication/id_application",schemaPath:"#/properties/authentication/properties/id_application/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.id_user !== undefined){
let data7 = data5.id_user;
const _errs16 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate40.errors = [{instancePath:instancePath+"/authentication/id_user",schemaPath:"#/properties/authentication/properties/id_user/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/authentication",schemaPath:"#/properties/authentication/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_key !== undefined){
let data8 = data.cache_key;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(func2(data8) > 256){
validate40.errors = [{instancePath:instancePath+"/cache_key",schemaPath:"#/properties/cache_key/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
else {
validate40.errors = [{instancePath:instancePath+"/cache_key",schemaPath:"#/properties/cache_key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.previous_response_hash !== undefined){
let data9 = data.previous_response_hash;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(func2(data9) > 128){
validate40.errors = [{instancePath:instancePath+"/previous_response_hash",schemaPath:"#/properties/previous_response_hash/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
}
else {
validate40.errors = [{instancePath:instancePath+"/previous_response_hash",schemaPath:"#/properties/previous_response_hash/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tracing !== undefined){
let data10 = data.tracing;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data10 === "string"){
if(func2(data10) > 256){
validate40.errors = [{instancePath:instancePath+"/tracing",schemaPath:"#/properties/tracing/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
else {
validate40.errors = [{instancePath:instancePath+"/tracing",schemaPath:"#/properties/tracing/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
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
else {
validate40.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}


function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:ProxyRequest" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.Message === undefined) && (missing0 = "Message")) || ((data.Version === undefined) && (missing0 = "Version"))) || ((data.protocol === undefined) && (missing0 = "protocol"))) || ((data.method === undefined) && (missing0 = "method"))) || ((data.host === undefined) && (missing0 = "host"))) || ((data.port === undefined) && (missing0 = "port"))) || ((data.path === undefined) && (missing0 = "path"))) || ((data.header === undefined) && (missing0 = "header"))){
validate39.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.Message !== undefined){
const _errs1 = errors;
if("ProxyRequest" !== data.Message){
validate39.errors = [{instancePath:instancePath+"/Message",schemaPath:"#/properties/Message/const",keyword:"const",params:{allowedValue: "ProxyRequest"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.Version !== undefined){
let data1 = data.Version;
const _errs2 = errors;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate39.errors = [{instancePath:instancePath+"/Version",schemaPath:"#/definitions/Version/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate39.errors = [{instancePath:instancePath+"/Version",schemaPath:"#/definitions/Version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.protocol !== undefined){
let data2 = data.protocol;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate39.errors = [{instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(!((data2 === 1) || (data2 === 2))){
validate39.errors = [{instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/enum",keyword:"enum",params:{allowedValues: schema59.properties.protocol.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.method !== undefined){
let data3 = data.method;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate39.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 8 || isNaN(data3)){
validate39.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8},message:"must be <= 8"}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate39.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.host !== undefined){
let data4 = data.host;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(func2(data4) > 253){
validate39.errors = [{instancePath:instancePath+"/host",schemaPath:"#/properties/host/maxLength",keyword:"maxLength",params:{limit: 253},message:"must NOT have more than 253 characters"}];
return false;
}
}
else {
validate39.errors = [{instancePath:instancePath+"/host",schemaPath:"#/properties/host/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.port !== undefined){
let data5 = data.port;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate39.errors = [{instancePath:instancePath+"/port",schemaPath:"#/properties/port/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 65535 || isNaN(data5)){
validate39.errors = [{instancePath:instancePath+"/port",schemaPath:"#/properties/port/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535},message:"must be <= 65535"}];
return false;
}
else {
if(data5 < 1 || isNaN(data5)){
validate39.errors = [{instancePath:instancePath+"/port",schemaPath:"#/properties/port/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
let data6 = data.path;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data6 === "string"){
if(func2(data6) > 1024){
validate39.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(!pattern0.test(data6)){
validate39.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/pattern",keyword:"pattern",params:{pattern: "^/"},message:"must match pattern \""+"^/"+"\""}];
return false;
}
}
}
else {
validate39.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data7 = data.query;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data7 === "string"){
if(func2(data7) > 8192){
validate39.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/maxLength",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"}];
return false;
}
}
else {
validate39.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.headers !== undefined){
let data8 = data.headers;
const _errs17 = errors;
if(errors === _errs17){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key0 in data8){
const _errs20 = errors;
if(typeof data8[key0] !== "string"){
validate39.errors = [{instancePath:instancePath+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs20 === errors;
if(!valid2){
break;
}
}
}
else {
validate39.errors = [{instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body !== undefined){
let data10 = data.body;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data10 === "string"){
if(func2(data10) > 262144){
validate39.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/maxLength",keyword:"maxLength",params:{limit: 262144},message:"must NOT have more than 262144 characters"}];
return false;
}
}
else {
validate39.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
const _errs24 = errors;
if(!(validate40(data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData}))){
vErrors = joinErrors(vErrors, validate40.errors);
errors = vErrors.length;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
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
else {
validate39.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate39.errors = vErrors;
return errors === 0;
}

exports.ProxyResponse = validate42;
const schema63 = {"type":"object","required":["Message","Version","meta","header"],"properties":{"Message":{"const":"ProxyResponse"},"Version":{"$ref":"#/definitions/Version"},"headers":{"type":"object","additionalProperties":{"type":"string"}},"data":{"type":"string"},"meta":{"$ref":"#/definitions/Meta"},"header":{"$ref":"#/definitions/ResponseHeader"}},"definitions":{"JobId":{"type":"integer","minimum":1,"maximum":9007199254740991,"description":"Laufende Nummer einer Anfrage; Antworten und Neuigkeiten nennen sie."},"Meta":{"type":"object","required":["status"],"properties":{"status":{"type":"object","required":["code"],"properties":{"code":{"type":"integer","description":"Status wie in HTTP."}}}}},"ResponseHeader":{"type":"object","required":["id_job"],"properties":{"id_job":{"$ref":"#/definitions/JobId"}}},"Version":{"type":"integer","minimum":1,"description":"Fassung der Nachricht.","examples":[2]}},"$id":"parkett:ProxyResponse"};
const schema64 = {"type":"integer","minimum":1,"description":"Fassung der Nachricht.","examples":[2]};
const schema65 = {"type":"object","required":["status"],"properties":{"status":{"type":"object","required":["code"],"properties":{"code":{"type":"integer","description":"Status wie in HTTP."}}}}};
const schema66 = {"type":"object","required":["id_job"],"properties":{"id_job":{"$ref":"#/definitions/JobId"}}};
const schema67 = {"type":"integer","minimum":1,"maximum":9007199254740991,"description":"Laufende Nummer einer Anfrage; Antworten und Neuigkeiten nennen sie."};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id_job === undefined) && (missing0 = "id_job")){
validate43.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id_job !== undefined){
let data0 = data.id_job;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate43.errors = [{instancePath:instancePath+"/id_job",schemaPath:"#/definitions/JobId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate43.errors = [{instancePath:instancePath+"/id_job",schemaPath:"#/definitions/JobId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate43.errors = [{instancePath:instancePath+"/id_job",schemaPath:"#/definitions/JobId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
}
}
}
else {
validate43.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate43.errors = vErrors;
return errors === 0;
}


function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:ProxyResponse" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.Message === undefined) && (missing0 = "Message")) || ((data.Version === undefined) && (missing0 = "Version"))) || ((data.meta === undefined) && (missing0 = "meta"))) || ((data.header === undefined) && (missing0 = "header"))){
validate42.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.Message !== undefined){
const _errs1 = errors;
if("ProxyResponse" !== data.Message){
validate42.errors = [{instancePath:instancePath+"/Message",schemaPath:"#/properties/Message/const",keyword:"const",params:{allowedValue: "ProxyResponse"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.Version !== undefined){
let data1 = data.Version;
const _errs2 = errors;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate42.errors = [{instancePath:instancePath+"/Version",schemaPath:"#/definitions/Version/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate42.errors = [{instancePath:instancePath+"/Version",schemaPath:"#/definitions/Version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.headers !== undefined){
let data2 = data.headers;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
const _errs8 = errors;
if(typeof data2[key0] !== "string"){
validate42.errors = [{instancePath:instancePath+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
}
else {
validate42.errors = [{instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs10 = errors;
if(typeof data.data !== "string"){
validate42.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
let data5 = data.meta;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if((data5.status === undefined) && (missing1 = "status")){
validate42.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/definitions/Meta/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data5.status !== undefined){
let data6 = data5.status;
const _errs15 = errors;
if(errors === _errs15){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing2;
if((data6.code === undefined) && (missing2 = "code")){
validate42.errors = [{instancePath:instancePath+"/meta/status",schemaPath:"#/definitions/Meta/properties/status/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data6.code !== undefined){
let data7 = data6.code;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate42.errors = [{instancePath:instancePath+"/meta/status/code",schemaPath:"#/definitions/Meta/properties/status/properties/code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
}
}
else {
validate42.errors = [{instancePath:instancePath+"/meta/status",schemaPath:"#/definitions/Meta/properties/status/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
}
else {
validate42.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/definitions/Meta/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
const _errs19 = errors;
if(!(validate43(data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData}))){
vErrors = joinErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}

exports.AuthenticationTokenRequest = validate45;
const schema68 = {"type":"object","required":["Message","Version","lifetime_seconds_r2","header"],"properties":{"Message":{"const":"AuthenticationTokenRequest"},"Version":{"$ref":"#/definitions/Version"},"lifetime_seconds_r2":{"type":"integer","minimum":-2,"description":"Sekunden; −1 wie üblich, −2 so lange wie erlaubt."},"flags":{"type":"integer","minimum":0,"maximum":1,"description":"Summe aus `tokenFlag`."},"header":{"$ref":"#/definitions/RequestHeader"}},"definitions":{"JobId":{"type":"integer","minimum":1,"maximum":9007199254740991,"description":"Laufende Nummer einer Anfrage; Antworten und Neuigkeiten nennen sie."},"RequestHeader":{"type":"object","required":["id_job"],"properties":{"id_job":{"$ref":"#/definitions/JobId"},"dataset":{"type":"string","maxLength":64,"description":"Datenbestand."},"flags":{"type":"integer","minimum":0,"maximum":127,"description":"Summe aus `headerFlag`."},"resend_counter":{"type":"integer","minimum":0,"maximum":100,"description":"Wie oft die Anfrage schon geschickt wurde."},"timeout":{"type":"integer","minimum":1,"description":"Geduld des Absenders in Mikrosekunden."},"authentication":{"type":"object","properties":{"id_application":{"type":"integer"},"id_user":{"type":"integer"}}},"cache_key":{"type":"string","maxLength":256},"previous_response_hash":{"type":"string","maxLength":128},"tracing":{"type":"string","maxLength":256}}},"Version":{"type":"integer","minimum":1,"description":"Fassung der Nachricht.","examples":[2]}},"$id":"parkett:AuthenticationTokenRequest"};
const schema69 = {"type":"integer","minimum":1,"description":"Fassung der Nachricht.","examples":[2]};
const schema70 = {"type":"object","required":["id_job"],"properties":{"id_job":{"$ref":"#/definitions/JobId"},"dataset":{"type":"string","maxLength":64,"description":"Datenbestand."},"flags":{"type":"integer","minimum":0,"maximum":127,"description":"Summe aus `headerFlag`."},"resend_counter":{"type":"integer","minimum":0,"maximum":100,"description":"Wie oft die Anfrage schon geschickt wurde."},"timeout":{"type":"integer","minimum":1,"description":"Geduld des Absenders in Mikrosekunden."},"authentication":{"type":"object","properties":{"id_application":{"type":"integer"},"id_user":{"type":"integer"}}},"cache_key":{"type":"string","maxLength":256},"previous_response_hash":{"type":"string","maxLength":128},"tracing":{"type":"string","maxLength":256}}};
const schema71 = {"type":"integer","minimum":1,"maximum":9007199254740991,"description":"Laufende Nummer einer Anfrage; Antworten und Neuigkeiten nennen sie."};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id_job === undefined) && (missing0 = "id_job")){
validate46.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id_job !== undefined){
let data0 = data.id_job;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate46.errors = [{instancePath:instancePath+"/id_job",schemaPath:"#/definitions/JobId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate46.errors = [{instancePath:instancePath+"/id_job",schemaPath:"#/definitions/JobId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate46.errors = [{instancePath:instancePath+"/id_job",schemaPath:"#/definitions/JobId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dataset !== undefined){
let data1 = data.dataset;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 64){
validate46.errors = [{instancePath:instancePath+"/dataset",schemaPath:"#/properties/dataset/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
}
else {
validate46.errors = [{instancePath:instancePath+"/dataset",schemaPath:"#/properties/dataset/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.flags !== undefined){
let data2 = data.flags;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate46.errors = [{instancePath:instancePath+"/flags",schemaPath:"#/properties/flags/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 127 || isNaN(data2)){
validate46.errors = [{instancePath:instancePath+"/flags",schemaPath:"#/properties/flags/maximum",keyword:"maximum",params:{comparison: "<=", limit: 127},message:"must be <= 127"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate46.errors = [{instancePath:instancePath+"/flags",schemaPath:"#/properties/flags/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.resend_counter !== undefined){
let data3 = data.resend_counter;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate46.errors = [{instancePath:instancePath+"/resend_counter",schemaPath:"#/properties/resend_counter/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100 || isNaN(data3)){
validate46.errors = [{instancePath:instancePath+"/resend_counter",schemaPath:"#/properties/resend_counter/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate46.errors = [{instancePath:instancePath+"/resend_counter",schemaPath:"#/properties/resend_counter/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timeout !== undefined){
let data4 = data.timeout;
const _errs10 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate46.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
validate46.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.authentication !== undefined){
let data5 = data.authentication;
const _errs12 = errors;
if(errors === _errs12){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.id_application !== undefined){
let data6 = data5.id_application;
const _errs14 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate46.errors = [{instancePath:instancePath+"/authentication/id_application",schemaPath:"#/properties/authentication/properties/id_application/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.id_user !== undefined){
let data7 = data5.id_user;
const _errs16 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate46.errors = [{instancePath:instancePath+"/authentication/id_user",schemaPath:"#/properties/authentication/properties/id_user/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/authentication",schemaPath:"#/properties/authentication/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_key !== undefined){
let data8 = data.cache_key;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(func2(data8) > 256){
validate46.errors = [{instancePath:instancePath+"/cache_key",schemaPath:"#/properties/cache_key/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
else {
validate46.errors = [{instancePath:instancePath+"/cache_key",schemaPath:"#/properties/cache_key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.previous_response_hash !== undefined){
let data9 = data.previous_response_hash;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(func2(data9) > 128){
validate46.errors = [{instancePath:instancePath+"/previous_response_hash",schemaPath:"#/properties/previous_response_hash/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
}
else {
validate46.errors = [{instancePath:instancePath+"/previous_response_hash",schemaPath:"#/properties/previous_response_hash/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tracing !== undefined){
let data10 = data.tracing;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data10 === "string"){
if(func2(data10) > 256){
validate46.errors = [{instancePath:instancePath+"/tracing",schemaPath:"#/properties/tracing/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
else {
validate46.errors = [{instancePath:instancePath+"/tracing",schemaPath:"#/properties/tracing/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
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
else {
validate46.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}


function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:AuthenticationTokenRequest" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.Message === undefined) && (missing0 = "Message")) || ((data.Version === undefined) && (missing0 = "Version"))) || ((data.lifetime_seconds_r2 === undefined) && (missing0 = "lifetime_seconds_r2"))) || ((data.header === undefined) && (missing0 = "header"))){
validate45.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.Message !== undefined){
const _errs1 = errors;
if("AuthenticationTokenRequest" !== data.Message){
validate45.errors = [{instancePath:instancePath+"/Message",schemaPath:"#/properties/Message/const",keyword:"const",params:{allowedValue: "AuthenticationTokenRequest"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.Version !== undefined){
let data1 = data.Version;
const _errs2 = errors;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate45.errors = [{instancePath:instancePath+"/Version",schemaPath:"#/definitions/Version/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate45.errors = [{instancePath:instancePath+"/Version",schemaPath:"#/definitions/Version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lifetime_seconds_r2 !== undefined){
let data2 = data.lifetime_seconds_r2;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate45.errors = [{instancePath:instancePath+"/lifetime_seconds_r2",schemaPath:"#/properties/lifetime_seconds_r2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < -2 || isNaN(data2)){
validate45.errors = [{instancePath:instancePath+"/lifetime_seconds_r2",schemaPath:"#/properties/lifetime_seconds_r2/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2},message:"must be >= -2"}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.flags !== undefined){
let data3 = data.flags;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate45.errors = [{instancePath:instancePath+"/flags",schemaPath:"#/properties/flags/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1 || isNaN(data3)){
validate45.errors = [{instancePath:instancePath+"/flags",schemaPath:"#/properties/flags/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate45.errors = [{instancePath:instancePath+"/flags",schemaPath:"#/properties/flags/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
const _errs9 = errors;
if(!(validate46(data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData}))){
vErrors = joinErrors(vErrors, validate46.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate45.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate45.errors = vErrors;
return errors === 0;
}

exports.AuthenticationTokenResponse = validate48;
const schema72 = {"type":"object","required":["Message","Version","header"],"properties":{"Message":{"const":"AuthenticationTokenResponse"},"Version":{"$ref":"#/definitions/Version"},"token":{"$ref":"#/definitions/Token"},"expiry":{"type":"string","format":"date-time"},"meta":{"$ref":"#/definitions/Meta"},"header":{"$ref":"#/definitions/ResponseHeader"}},"definitions":{"JobId":{"type":"integer","minimum":1,"maximum":9007199254740991,"description":"Laufende Nummer einer Anfrage; Antworten und Neuigkeiten nennen sie."},"Meta":{"type":"object","required":["status"],"properties":{"status":{"type":"object","required":["code"],"properties":{"code":{"type":"integer","description":"Status wie in HTTP."}}}}},"ResponseHeader":{"type":"object","required":["id_job"],"properties":{"id_job":{"$ref":"#/definitions/JobId"}}},"Token":{"type":"object","required":["value"],"properties":{"value":{"type":"object","required":["b64"],"properties":{"b64":{"type":"string","minLength":80,"maxLength":8192,"description":"Standard-Base64 mit Auffüllung."}}}}},"Version":{"type":"integer","minimum":1,"description":"Fassung der Nachricht.","examples":[2]}},"$id":"parkett:AuthenticationTokenResponse"};
const schema73 = {"type":"integer","minimum":1,"description":"Fassung der Nachricht.","examples":[2]};
const schema74 = {"type":"object","required":["value"],"properties":{"value":{"type":"object","required":["b64"],"properties":{"b64":{"type":"string","minLength":80,"maxLength":8192,"description":"Standard-Base64 mit Auffüllung."}}}}};
const schema75 = {"type":"object","required":["status"],"properties":{"status":{"type":"object","required":["code"],"properties":{"code":{"type":"integer","description":"Status wie in HTTP."}}}}};
const schema76 = {"type":"object","required":["id_job"],"properties":{"id_job":{"$ref":"#/definitions/JobId"}}};
const schema77 = {"type":"integer","minimum":1,"maximum":9007199254740991,"description":"Laufende Nummer einer Anfrage; Antworten und Neuigkeiten nennen sie."};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id_job === undefined) && (missing0 = "id_job")){
validate49.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id_job !== undefined){
let data0 = data.id_job;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate49.errors = [{instancePath:instancePath+"/id_job",schemaPath:"#/definitions/JobId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate49.errors = [{instancePath:instancePath+"/id_job",schemaPath:"#/definitions/JobId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate49.errors = [{instancePath:instancePath+"/id_job",schemaPath:"#/definitions/JobId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
}
}
}
else {
validate49.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate49.errors = vErrors;
return errors === 0;
}


function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:AuthenticationTokenResponse" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.Message === undefined) && (missing0 = "Message")) || ((data.Version === undefined) && (missing0 = "Version"))) || ((data.header === undefined) && (missing0 = "header"))){
validate48.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.Message !== undefined){
const _errs1 = errors;
if("AuthenticationTokenResponse" !== data.Message){
validate48.errors = [{instancePath:instancePath+"/Message",schemaPath:"#/properties/Message/const",keyword:"const",params:{allowedValue: "AuthenticationTokenResponse"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.Version !== undefined){
let data1 = data.Version;
const _errs2 = errors;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate48.errors = [{instancePath:instancePath+"/Version",schemaPath:"#/definitions/Version/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate48.errors = [{instancePath:instancePath+"/Version",schemaPath:"#/definitions/Version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.token !== undefined){
let data2 = data.token;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.value === undefined) && (missing1 = "value")){
validate48.errors = [{instancePath:instancePath+"/token",schemaPath:"#/definitions/Token/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2.value !== undefined){
let data3 = data2.value;
const _errs8 = errors;
if(errors === _errs8){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing2;
if((data3.b64 === undefined) && (missing2 = "b64")){
validate48.errors = [{instancePath:instancePath+"/token/value",schemaPath:"#/definitions/Token/properties/value/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data3.b64 !== undefined){
let data4 = data3.b64;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(func2(data4) > 8192){
validate48.errors = [{instancePath:instancePath+"/token/value/b64",schemaPath:"#/definitions/Token/properties/value/properties/b64/maxLength",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"}];
return false;
}
else {
if(func2(data4) < 80){
validate48.errors = [{instancePath:instancePath+"/token/value/b64",schemaPath:"#/definitions/Token/properties/value/properties/b64/minLength",keyword:"minLength",params:{limit: 80},message:"must NOT have fewer than 80 characters"}];
return false;
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/token/value/b64",schemaPath:"#/definitions/Token/properties/value/properties/b64/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/token/value",schemaPath:"#/definitions/Token/properties/value/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/token",schemaPath:"#/definitions/Token/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expiry !== undefined){
let data5 = data.expiry;
const _errs12 = errors;
if(errors === _errs12){
if(errors === _errs12){
if(typeof data5 === "string"){
if(!(formats0.validate(data5))){
validate48.errors = [{instancePath:instancePath+"/expiry",schemaPath:"#/properties/expiry/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate48.errors = [{instancePath:instancePath+"/expiry",schemaPath:"#/properties/expiry/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
let data6 = data.meta;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing3;
if((data6.status === undefined) && (missing3 = "status")){
validate48.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/definitions/Meta/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data6.status !== undefined){
let data7 = data6.status;
const _errs17 = errors;
if(errors === _errs17){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing4;
if((data7.code === undefined) && (missing4 = "code")){
validate48.errors = [{instancePath:instancePath+"/meta/status",schemaPath:"#/definitions/Meta/properties/status/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
if(data7.code !== undefined){
let data8 = data7.code;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate48.errors = [{instancePath:instancePath+"/meta/status/code",schemaPath:"#/definitions/Meta/properties/status/properties/code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/meta/status",schemaPath:"#/definitions/Meta/properties/status/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/definitions/Meta/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
const _errs21 = errors;
if(!(validate49(data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData}))){
vErrors = joinErrors(vErrors, validate49.errors);
errors = vErrors.length;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate48.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate48.errors = vErrors;
return errors === 0;
}

exports.Ping = validate51;
const schema78 = {"type":"object","required":["Message","Version"],"properties":{"Message":{"const":"Ping"},"Version":{"$ref":"#/definitions/Version"}},"definitions":{"Version":{"type":"integer","minimum":1,"description":"Fassung der Nachricht.","examples":[2]}},"$id":"parkett:Ping"};
const schema79 = {"type":"integer","minimum":1,"description":"Fassung der Nachricht.","examples":[2]};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:Ping" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.Message === undefined) && (missing0 = "Message")) || ((data.Version === undefined) && (missing0 = "Version"))){
validate51.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.Message !== undefined){
const _errs1 = errors;
if("Ping" !== data.Message){
validate51.errors = [{instancePath:instancePath+"/Message",schemaPath:"#/properties/Message/const",keyword:"const",params:{allowedValue: "Ping"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.Version !== undefined){
let data1 = data.Version;
const _errs2 = errors;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate51.errors = [{instancePath:instancePath+"/Version",schemaPath:"#/definitions/Version/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate51.errors = [{instancePath:instancePath+"/Version",schemaPath:"#/definitions/Version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate51.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate51.errors = vErrors;
return errors === 0;
}

exports.KeepAlive = validate52;
const schema80 = {"type":"object","required":["Message","Version"],"properties":{"Message":{"const":"KeepAlive"},"Version":{"$ref":"#/definitions/Version"}},"definitions":{"Version":{"type":"integer","minimum":1,"description":"Fassung der Nachricht.","examples":[2]}},"$id":"parkett:KeepAlive"};
const schema81 = {"type":"integer","minimum":1,"description":"Fassung der Nachricht.","examples":[2]};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:KeepAlive" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.Message === undefined) && (missing0 = "Message")) || ((data.Version === undefined) && (missing0 = "Version"))){
validate52.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.Message !== undefined){
const _errs1 = errors;
if("KeepAlive" !== data.Message){
validate52.errors = [{instancePath:instancePath+"/Message",schemaPath:"#/properties/Message/const",keyword:"const",params:{allowedValue: "KeepAlive"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.Version !== undefined){
let data1 = data.Version;
const _errs2 = errors;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate52.errors = [{instancePath:instancePath+"/Version",schemaPath:"#/definitions/Version/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate52.errors = [{instancePath:instancePath+"/Version",schemaPath:"#/definitions/Version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}

exports.DisconnectionMessage = validate53;
const schema82 = {"type":"object","required":["Message","Version","reason"],"properties":{"Message":{"const":"DisconnectionMessage"},"Version":{"$ref":"#/definitions/Version"},"reason":{"$ref":"#/definitions/Reason"}},"definitions":{"Reason":{"type":"object","required":["value"],"properties":{"value":{"type":"integer"},"details":{"type":"string","description":"Technischer Text in Englisch."}}},"Version":{"type":"integer","minimum":1,"description":"Fassung der Nachricht.","examples":[2]}},"$id":"parkett:DisconnectionMessage"};
const schema83 = {"type":"integer","minimum":1,"description":"Fassung der Nachricht.","examples":[2]};
const schema84 = {"type":"object","required":["value"],"properties":{"value":{"type":"integer"},"details":{"type":"string","description":"Technischer Text in Englisch."}}};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:DisconnectionMessage" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.Message === undefined) && (missing0 = "Message")) || ((data.Version === undefined) && (missing0 = "Version"))) || ((data.reason === undefined) && (missing0 = "reason"))){
validate53.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.Message !== undefined){
const _errs1 = errors;
if("DisconnectionMessage" !== data.Message){
validate53.errors = [{instancePath:instancePath+"/Message",schemaPath:"#/properties/Message/const",keyword:"const",params:{allowedValue: "DisconnectionMessage"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.Version !== undefined){
let data1 = data.Version;
const _errs2 = errors;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate53.errors = [{instancePath:instancePath+"/Version",schemaPath:"#/definitions/Version/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate53.errors = [{instancePath:instancePath+"/Version",schemaPath:"#/definitions/Version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data2 = data.reason;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.value === undefined) && (missing1 = "value")){
validate53.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/definitions/Reason/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2.value !== undefined){
let data3 = data2.value;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate53.errors = [{instancePath:instancePath+"/reason/value",schemaPath:"#/definitions/Reason/properties/value/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.details !== undefined){
const _errs10 = errors;
if(typeof data2.details !== "string"){
validate53.errors = [{instancePath:instancePath+"/reason/details",schemaPath:"#/definitions/Reason/properties/details/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/definitions/Reason/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}

exports.RejectMessage = validate54;
const schema85 = {"type":"object","required":["Message","Version","reason","header"],"properties":{"Message":{"const":"RejectMessage"},"Version":{"$ref":"#/definitions/Version"},"reason":{"$ref":"#/definitions/Reason"},"header":{"$ref":"#/definitions/ResponseHeader"}},"definitions":{"JobId":{"type":"integer","minimum":1,"maximum":9007199254740991,"description":"Laufende Nummer einer Anfrage; Antworten und Neuigkeiten nennen sie."},"Reason":{"type":"object","required":["value"],"properties":{"value":{"type":"integer"},"details":{"type":"string","description":"Technischer Text in Englisch."}}},"ResponseHeader":{"type":"object","required":["id_job"],"properties":{"id_job":{"$ref":"#/definitions/JobId"}}},"Version":{"type":"integer","minimum":1,"description":"Fassung der Nachricht.","examples":[2]}},"$id":"parkett:RejectMessage"};
const schema86 = {"type":"integer","minimum":1,"description":"Fassung der Nachricht.","examples":[2]};
const schema87 = {"type":"object","required":["value"],"properties":{"value":{"type":"integer"},"details":{"type":"string","description":"Technischer Text in Englisch."}}};
const schema88 = {"type":"object","required":["id_job"],"properties":{"id_job":{"$ref":"#/definitions/JobId"}}};
const schema89 = {"type":"integer","minimum":1,"maximum":9007199254740991,"description":"Laufende Nummer einer Anfrage; Antworten und Neuigkeiten nennen sie."};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id_job === undefined) && (missing0 = "id_job")){
validate55.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id_job !== undefined){
let data0 = data.id_job;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate55.errors = [{instancePath:instancePath+"/id_job",schemaPath:"#/definitions/JobId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate55.errors = [{instancePath:instancePath+"/id_job",schemaPath:"#/definitions/JobId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate55.errors = [{instancePath:instancePath+"/id_job",schemaPath:"#/definitions/JobId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
}
}
}
else {
validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}


function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:RejectMessage" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.Message === undefined) && (missing0 = "Message")) || ((data.Version === undefined) && (missing0 = "Version"))) || ((data.reason === undefined) && (missing0 = "reason"))) || ((data.header === undefined) && (missing0 = "header"))){
validate54.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.Message !== undefined){
const _errs1 = errors;
if("RejectMessage" !== data.Message){
validate54.errors = [{instancePath:instancePath+"/Message",schemaPath:"#/properties/Message/const",keyword:"const",params:{allowedValue: "RejectMessage"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.Version !== undefined){
let data1 = data.Version;
const _errs2 = errors;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate54.errors = [{instancePath:instancePath+"/Version",schemaPath:"#/definitions/Version/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate54.errors = [{instancePath:instancePath+"/Version",schemaPath:"#/definitions/Version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data2 = data.reason;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.value === undefined) && (missing1 = "value")){
validate54.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/definitions/Reason/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2.value !== undefined){
let data3 = data2.value;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate54.errors = [{instancePath:instancePath+"/reason/value",schemaPath:"#/definitions/Reason/properties/value/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.details !== undefined){
const _errs10 = errors;
if(typeof data2.details !== "string"){
validate54.errors = [{instancePath:instancePath+"/reason/details",schemaPath:"#/definitions/Reason/properties/details/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate54.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/definitions/Reason/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
const _errs12 = errors;
if(!(validate55(data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData}))){
vErrors = joinErrors(vErrors, validate55.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate54.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}

exports.ErrorResponse = validate57;
const schema90 = {"type":"object","required":["Message","Version","header"],"properties":{"Message":{"const":"ErrorResponse"},"Version":{"$ref":"#/definitions/Version"},"errors":{"type":"array","maxItems":32,"items":{"type":"object","required":["message"],"properties":{"message":{"type":"string"}}}},"reason":{"$ref":"#/definitions/Reason"},"meta":{"$ref":"#/definitions/Meta"},"header":{"$ref":"#/definitions/ResponseHeader"}},"definitions":{"JobId":{"type":"integer","minimum":1,"maximum":9007199254740991,"description":"Laufende Nummer einer Anfrage; Antworten und Neuigkeiten nennen sie."},"Meta":{"type":"object","required":["status"],"properties":{"status":{"type":"object","required":["code"],"properties":{"code":{"type":"integer","description":"Status wie in HTTP."}}}}},"Reason":{"type":"object","required":["value"],"properties":{"value":{"type":"integer"},"details":{"type":"string","description":"Technischer Text in Englisch."}}},"ResponseHeader":{"type":"object","required":["id_job"],"properties":{"id_job":{"$ref":"#/definitions/JobId"}}},"Version":{"type":"integer","minimum":1,"description":"Fassung der Nachricht.","examples":[2]}},"$id":"parkett:ErrorResponse"};
const schema91 = {"type":"integer","minimum":1,"description":"Fassung der Nachricht.","examples":[2]};
const schema92 = {"type":"object","required":["value"],"properties":{"value":{"type":"integer"},"details":{"type":"string","description":"Technischer Text in Englisch."}}};
const schema93 = {"type":"object","required":["status"],"properties":{"status":{"type":"object","required":["code"],"properties":{"code":{"type":"integer","description":"Status wie in HTTP."}}}}};
const schema94 = {"type":"object","required":["id_job"],"properties":{"id_job":{"$ref":"#/definitions/JobId"}}};
const schema95 = {"type":"integer","minimum":1,"maximum":9007199254740991,"description":"Laufende Nummer einer Anfrage; Antworten und Neuigkeiten nennen sie."};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id_job === undefined) && (missing0 = "id_job")){
validate58.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id_job !== undefined){
let data0 = data.id_job;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate58.errors = [{instancePath:instancePath+"/id_job",schemaPath:"#/definitions/JobId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate58.errors = [{instancePath:instancePath+"/id_job",schemaPath:"#/definitions/JobId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate58.errors = [{instancePath:instancePath+"/id_job",schemaPath:"#/definitions/JobId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
}
}
}
else {
validate58.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate58.errors = vErrors;
return errors === 0;
}


function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:ErrorResponse" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.Message === undefined) && (missing0 = "Message")) || ((data.Version === undefined) && (missing0 = "Version"))) || ((data.header === undefined) && (missing0 = "header"))){
validate57.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.Message !== undefined){
const _errs1 = errors;
if("ErrorResponse" !== data.Message){
validate57.errors = [{instancePath:instancePath+"/Message",schemaPath:"#/properties/Message/const",keyword:"const",params:{allowedValue: "ErrorResponse"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.Version !== undefined){
let data1 = data.Version;
const _errs2 = errors;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate57.errors = [{instancePath:instancePath+"/Version",schemaPath:"#/definitions/Version/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate57.errors = [{instancePath:instancePath+"/Version",schemaPath:"#/definitions/Version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data2 = data.errors;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
if(data2.length > 32){
validate57.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((data3.message === undefined) && (missing1 = "message")){
validate57.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"#/properties/errors/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data3.message !== undefined){
if(typeof data3.message !== "string"){
validate57.errors = [{instancePath:instancePath+"/errors/" + i0+"/message",schemaPath:"#/properties/errors/items/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/errors/" + i0,schemaPath:"#/properties/errors/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data5 = data.reason;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing2;
if((data5.value === undefined) && (missing2 = "value")){
validate57.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/definitions/Reason/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data5.value !== undefined){
let data6 = data5.value;
const _errs14 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate57.errors = [{instancePath:instancePath+"/reason/value",schemaPath:"#/definitions/Reason/properties/value/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid5 = _errs14 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data5.details !== undefined){
const _errs16 = errors;
if(typeof data5.details !== "string"){
validate57.errors = [{instancePath:instancePath+"/reason/details",schemaPath:"#/definitions/Reason/properties/details/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs16 === errors;
}
else {
var valid5 = true;
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/definitions/Reason/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
let data8 = data.meta;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs19){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing3;
if((data8.status === undefined) && (missing3 = "status")){
validate57.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/definitions/Meta/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data8.status !== undefined){
let data9 = data8.status;
const _errs21 = errors;
if(errors === _errs21){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing4;
if((data9.code === undefined) && (missing4 = "code")){
validate57.errors = [{instancePath:instancePath+"/meta/status",schemaPath:"#/definitions/Meta/properties/status/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
if(data9.code !== undefined){
let data10 = data9.code;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate57.errors = [{instancePath:instancePath+"/meta/status/code",schemaPath:"#/definitions/Meta/properties/status/properties/code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/meta/status",schemaPath:"#/definitions/Meta/properties/status/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/definitions/Meta/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
const _errs25 = errors;
if(!(validate58(data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData}))){
vErrors = joinErrors(vErrors, validate58.errors);
errors = vErrors.length;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate57.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}

exports.PermissionDeniedResponse = validate60;
const schema96 = {"type":"object","required":["Message","Version","header"],"properties":{"Message":{"const":"PermissionDeniedResponse"},"Version":{"$ref":"#/definitions/Version"},"reason":{"$ref":"#/definitions/Reason"},"meta":{"$ref":"#/definitions/Meta"},"header":{"$ref":"#/definitions/ResponseHeader"}},"definitions":{"JobId":{"type":"integer","minimum":1,"maximum":9007199254740991,"description":"Laufende Nummer einer Anfrage; Antworten und Neuigkeiten nennen sie."},"Meta":{"type":"object","required":["status"],"properties":{"status":{"type":"object","required":["code"],"properties":{"code":{"type":"integer","description":"Status wie in HTTP."}}}}},"Reason":{"type":"object","required":["value"],"properties":{"value":{"type":"integer"},"details":{"type":"string","description":"Technischer Text in Englisch."}}},"ResponseHeader":{"type":"object","required":["id_job"],"properties":{"id_job":{"$ref":"#/definitions/JobId"}}},"Version":{"type":"integer","minimum":1,"description":"Fassung der Nachricht.","examples":[2]}},"$id":"parkett:PermissionDeniedResponse"};
const schema97 = {"type":"integer","minimum":1,"description":"Fassung der Nachricht.","examples":[2]};
const schema98 = {"type":"object","required":["value"],"properties":{"value":{"type":"integer"},"details":{"type":"string","description":"Technischer Text in Englisch."}}};
const schema99 = {"type":"object","required":["status"],"properties":{"status":{"type":"object","required":["code"],"properties":{"code":{"type":"integer","description":"Status wie in HTTP."}}}}};
const schema100 = {"type":"object","required":["id_job"],"properties":{"id_job":{"$ref":"#/definitions/JobId"}}};
const schema101 = {"type":"integer","minimum":1,"maximum":9007199254740991,"description":"Laufende Nummer einer Anfrage; Antworten und Neuigkeiten nennen sie."};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id_job === undefined) && (missing0 = "id_job")){
validate61.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id_job !== undefined){
let data0 = data.id_job;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate61.errors = [{instancePath:instancePath+"/id_job",schemaPath:"#/definitions/JobId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate61.errors = [{instancePath:instancePath+"/id_job",schemaPath:"#/definitions/JobId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate61.errors = [{instancePath:instancePath+"/id_job",schemaPath:"#/definitions/JobId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
}
}
}
else {
validate61.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate61.errors = vErrors;
return errors === 0;
}


function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:PermissionDeniedResponse" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.Message === undefined) && (missing0 = "Message")) || ((data.Version === undefined) && (missing0 = "Version"))) || ((data.header === undefined) && (missing0 = "header"))){
validate60.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.Message !== undefined){
const _errs1 = errors;
if("PermissionDeniedResponse" !== data.Message){
validate60.errors = [{instancePath:instancePath+"/Message",schemaPath:"#/properties/Message/const",keyword:"const",params:{allowedValue: "PermissionDeniedResponse"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.Version !== undefined){
let data1 = data.Version;
const _errs2 = errors;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate60.errors = [{instancePath:instancePath+"/Version",schemaPath:"#/definitions/Version/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate60.errors = [{instancePath:instancePath+"/Version",schemaPath:"#/definitions/Version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data2 = data.reason;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.value === undefined) && (missing1 = "value")){
validate60.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/definitions/Reason/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2.value !== undefined){
let data3 = data2.value;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate60.errors = [{instancePath:instancePath+"/reason/value",schemaPath:"#/definitions/Reason/properties/value/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.details !== undefined){
const _errs10 = errors;
if(typeof data2.details !== "string"){
validate60.errors = [{instancePath:instancePath+"/reason/details",schemaPath:"#/definitions/Reason/properties/details/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/definitions/Reason/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
let data5 = data.meta;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing2;
if((data5.status === undefined) && (missing2 = "status")){
validate60.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/definitions/Meta/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data5.status !== undefined){
let data6 = data5.status;
const _errs15 = errors;
if(errors === _errs15){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing3;
if((data6.code === undefined) && (missing3 = "code")){
validate60.errors = [{instancePath:instancePath+"/meta/status",schemaPath:"#/definitions/Meta/properties/status/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data6.code !== undefined){
let data7 = data6.code;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate60.errors = [{instancePath:instancePath+"/meta/status/code",schemaPath:"#/definitions/Meta/properties/status/properties/code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/meta/status",schemaPath:"#/definitions/Meta/properties/status/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/definitions/Meta/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
const _errs19 = errors;
if(!(validate61(data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData}))){
vErrors = joinErrors(vErrors, validate61.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate60.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate60.errors = vErrors;
return errors === 0;
}

exports.PriceSubscription = validate63;
const schema102 = {"type":"object","description":"Inhalt von `POST /api/v1/prices/composite/get`.","required":["data"],"properties":{"data":{"type":"object","required":["identifier"],"properties":{"identifier":{"type":"object","required":["value","type"],"properties":{"value":{"type":"integer","minimum":1,"description":"Nummer der Notierung."},"type":{"const":"idNotation"}}},"quality":{"type":"object","properties":{"trade":{"type":"string","enum":["BST","RLT","DLY","EOD"]},"bidAsk":{"type":"string","enum":["BST","RLT","DLY","EOD"]}}}}},"meta":{"type":"object","properties":{"attributes":{"type":"array","maxItems":64,"items":{"type":"string","maxLength":64}}}},"subscription":{"type":"object","properties":{"minimumInterval":{"type":"integer","minimum":0,"maximum":3600000,"description":"Millisekunden zwischen zwei Neuigkeiten."}}}},"definitions":{},"$id":"parkett:PriceSubscription"};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:PriceSubscription" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate63.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.data !== undefined){
let data0 = data.data;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.identifier === undefined) && (missing1 = "identifier")){
validate63.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.identifier !== undefined){
let data1 = data0.identifier;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing2;
if(((data1.value === undefined) && (missing2 = "value")) || ((data1.type === undefined) && (missing2 = "type"))){
validate63.errors = [{instancePath:instancePath+"/data/identifier",schemaPath:"#/properties/data/properties/identifier/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data1.value !== undefined){
let data2 = data1.value;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate63.errors = [{instancePath:instancePath+"/data/identifier/value",schemaPath:"#/properties/data/properties/identifier/properties/value/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate63.errors = [{instancePath:instancePath+"/data/identifier/value",schemaPath:"#/properties/data/properties/identifier/properties/value/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.type !== undefined){
const _errs7 = errors;
if("idNotation" !== data1.type){
validate63.errors = [{instancePath:instancePath+"/data/identifier/type",schemaPath:"#/properties/data/properties/identifier/properties/type/const",keyword:"const",params:{allowedValue: "idNotation"},message:"must be equal to constant"}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/data/identifier",schemaPath:"#/properties/data/properties/identifier/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.quality !== undefined){
let data4 = data0.quality;
const _errs8 = errors;
if(errors === _errs8){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.trade !== undefined){
let data5 = data4.trade;
const _errs10 = errors;
if(typeof data5 !== "string"){
validate63.errors = [{instancePath:instancePath+"/data/quality/trade",schemaPath:"#/properties/data/properties/quality/properties/trade/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data5 === "BST") || (data5 === "RLT")) || (data5 === "DLY")) || (data5 === "EOD"))){
validate63.errors = [{instancePath:instancePath+"/data/quality/trade",schemaPath:"#/properties/data/properties/quality/properties/trade/enum",keyword:"enum",params:{allowedValues: schema102.properties.data.properties.quality.properties.trade.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.bidAsk !== undefined){
let data6 = data4.bidAsk;
const _errs12 = errors;
if(typeof data6 !== "string"){
validate63.errors = [{instancePath:instancePath+"/data/quality/bidAsk",schemaPath:"#/properties/data/properties/quality/properties/bidAsk/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data6 === "BST") || (data6 === "RLT")) || (data6 === "DLY")) || (data6 === "EOD"))){
validate63.errors = [{instancePath:instancePath+"/data/quality/bidAsk",schemaPath:"#/properties/data/properties/quality/properties/bidAsk/enum",keyword:"enum",params:{allowedValues: schema102.properties.data.properties.quality.properties.bidAsk.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/data/quality",schemaPath:"#/properties/data/properties/quality/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
let data7 = data.meta;
const _errs14 = errors;
if(errors === _errs14){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.attributes !== undefined){
let data8 = data7.attributes;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data8)){
if(data8.length > 64){
validate63.errors = [{instancePath:instancePath+"/meta/attributes",schemaPath:"#/properties/meta/properties/attributes/maxItems",keyword:"maxItems",params:{limit: 64},message:"must NOT have more than 64 items"}];
return false;
}
else {
var valid5 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
const _errs18 = errors;
if(errors === _errs18){
if(typeof data9 === "string"){
if(func2(data9) > 64){
validate63.errors = [{instancePath:instancePath+"/meta/attributes/" + i0,schemaPath:"#/properties/meta/properties/attributes/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
}
else {
validate63.errors = [{instancePath:instancePath+"/meta/attributes/" + i0,schemaPath:"#/properties/meta/properties/attributes/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid5 = _errs18 === errors;
if(!valid5){
break;
}
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/meta/attributes",schemaPath:"#/properties/meta/properties/attributes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/properties/meta/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subscription !== undefined){
let data10 = data.subscription;
const _errs20 = errors;
if(errors === _errs20){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.minimumInterval !== undefined){
let data11 = data10.minimumInterval;
const _errs22 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate63.errors = [{instancePath:instancePath+"/subscription/minimumInterval",schemaPath:"#/properties/subscription/properties/minimumInterval/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs22){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 3600000 || isNaN(data11)){
validate63.errors = [{instancePath:instancePath+"/subscription/minimumInterval",schemaPath:"#/properties/subscription/properties/minimumInterval/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600000},message:"must be <= 3600000"}];
return false;
}
else {
if(data11 < 0 || isNaN(data11)){
validate63.errors = [{instancePath:instancePath+"/subscription/minimumInterval",schemaPath:"#/properties/subscription/properties/minimumInterval/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/subscription",schemaPath:"#/properties/subscription/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate63.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}

exports.CompositePrice = validate64;
const schema103 = {"type":"object","description":"Feld `data` der Antwort und jeder Neuigkeit. Was unbekannt ist, fehlt.","required":["idNotation","quality"],"properties":{"idNotation":{"type":"integer"},"quality":{"type":"string","enum":["RLT","DLY","EOD"],"description":"Güte der Kurse."},"trade":{"type":"object","properties":{"latest":{"type":"object","required":["time","price"],"properties":{"time":{"type":"string","format":"date-time"},"price":{"type":"number"},"tradingVolume":{"type":"number"},"performance":{"type":"object","properties":{"intraday":{"type":"object","properties":{"absolute":{"type":"number"},"relative":{"type":"number","description":"Anteil: 0.0028 sind 0,28 %."}}}}}}},"low":{"type":"object","required":["price"],"properties":{"price":{"type":"number"}}},"high":{"type":"object","required":["price"],"properties":{"price":{"type":"number"}}},"accumulated":{"type":"object","properties":{"tradingVolume":{"type":"number"}}}}},"bidAsk":{"type":"object","properties":{"bid":{"$ref":"#/definitions/BookSide"},"ask":{"$ref":"#/definitions/BookSide"}}}},"definitions":{"BookSide":{"type":"object","required":["price"],"properties":{"price":{"type":"number"},"tradingVolume":{"type":"number"},"time":{"type":"string","format":"date-time"}}}},"$id":"parkett:CompositePrice"};
const schema104 = {"type":"object","required":["price"],"properties":{"price":{"type":"number"},"tradingVolume":{"type":"number"},"time":{"type":"string","format":"date-time"}}};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="parkett:CompositePrice" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.idNotation === undefined) && (missing0 = "idNotation")) || ((data.quality === undefined) && (missing0 = "quality"))){
validate64.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.idNotation !== undefined){
let data0 = data.idNotation;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate64.errors = [{instancePath:instancePath+"/idNotation",schemaPath:"#/properties/idNotation/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.quality !== undefined){
let data1 = data.quality;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate64.errors = [{instancePath:instancePath+"/quality",schemaPath:"#/properties/quality/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data1 === "RLT") || (data1 === "DLY")) || (data1 === "EOD"))){
validate64.errors = [{instancePath:instancePath+"/quality",schemaPath:"#/properties/quality/enum",keyword:"enum",params:{allowedValues: schema103.properties.quality.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.trade !== undefined){
let data2 = data.trade;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.latest !== undefined){
let data3 = data2.latest;
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((data3.time === undefined) && (missing1 = "time")) || ((data3.price === undefined) && (missing1 = "price"))){
validate64.errors = [{instancePath:instancePath+"/trade/latest",schemaPath:"#/properties/trade/properties/latest/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data3.time !== undefined){
let data4 = data3.time;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data4 === "string"){
if(!(formats0.validate(data4))){
validate64.errors = [{instancePath:instancePath+"/trade/latest/time",schemaPath:"#/properties/trade/properties/latest/properties/time/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate64.errors = [{instancePath:instancePath+"/trade/latest/time",schemaPath:"#/properties/trade/properties/latest/properties/time/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.price !== undefined){
let data5 = data3.price;
const _errs11 = errors;
if(!((typeof data5 == "number") && (isFinite(data5)))){
validate64.errors = [{instancePath:instancePath+"/trade/latest/price",schemaPath:"#/properties/trade/properties/latest/properties/price/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.tradingVolume !== undefined){
let data6 = data3.tradingVolume;
const _errs13 = errors;
if(!((typeof data6 == "number") && (isFinite(data6)))){
validate64.errors = [{instancePath:instancePath+"/trade/latest/tradingVolume",schemaPath:"#/properties/trade/properties/latest/properties/tradingVolume/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.performance !== undefined){
let data7 = data3.performance;
const _errs15 = errors;
if(errors === _errs15){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.intraday !== undefined){
let data8 = data7.intraday;
const _errs17 = errors;
if(errors === _errs17){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.absolute !== undefined){
let data9 = data8.absolute;
const _errs19 = errors;
if(!((typeof data9 == "number") && (isFinite(data9)))){
validate64.errors = [{instancePath:instancePath+"/trade/latest/performance/intraday/absolute",schemaPath:"#/properties/trade/properties/latest/properties/performance/properties/intraday/properties/absolute/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid4 = _errs19 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data8.relative !== undefined){
let data10 = data8.relative;
const _errs21 = errors;
if(!((typeof data10 == "number") && (isFinite(data10)))){
validate64.errors = [{instancePath:instancePath+"/trade/latest/performance/intraday/relative",schemaPath:"#/properties/trade/properties/latest/properties/performance/properties/intraday/properties/relative/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid4 = _errs21 === errors;
}
else {
var valid4 = true;
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/trade/latest/performance/intraday",schemaPath:"#/properties/trade/properties/latest/properties/performance/properties/intraday/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/trade/latest/performance",schemaPath:"#/properties/trade/properties/latest/properties/performance/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/trade/latest",schemaPath:"#/properties/trade/properties/latest/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2.low !== undefined){
let data11 = data2.low;
const _errs23 = errors;
if(errors === _errs23){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing2;
if((data11.price === undefined) && (missing2 = "price")){
validate64.errors = [{instancePath:instancePath+"/trade/low",schemaPath:"#/properties/trade/properties/low/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data11.price !== undefined){
let data12 = data11.price;
if(!((typeof data12 == "number") && (isFinite(data12)))){
validate64.errors = [{instancePath:instancePath+"/trade/low/price",schemaPath:"#/properties/trade/properties/low/properties/price/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/trade/low",schemaPath:"#/properties/trade/properties/low/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs23 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2.high !== undefined){
let data13 = data2.high;
const _errs27 = errors;
if(errors === _errs27){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing3;
if((data13.price === undefined) && (missing3 = "price")){
validate64.errors = [{instancePath:instancePath+"/trade/high",schemaPath:"#/properties/trade/properties/high/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data13.price !== undefined){
let data14 = data13.price;
if(!((typeof data14 == "number") && (isFinite(data14)))){
validate64.errors = [{instancePath:instancePath+"/trade/high/price",schemaPath:"#/properties/trade/properties/high/properties/price/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/trade/high",schemaPath:"#/properties/trade/properties/high/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs27 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2.accumulated !== undefined){
let data15 = data2.accumulated;
const _errs31 = errors;
if(errors === _errs31){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.tradingVolume !== undefined){
let data16 = data15.tradingVolume;
if(!((typeof data16 == "number") && (isFinite(data16)))){
validate64.errors = [{instancePath:instancePath+"/trade/accumulated/tradingVolume",schemaPath:"#/properties/trade/properties/accumulated/properties/tradingVolume/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/trade/accumulated",schemaPath:"#/properties/trade/properties/accumulated/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/trade",schemaPath:"#/properties/trade/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bidAsk !== undefined){
let data17 = data.bidAsk;
const _errs35 = errors;
if(errors === _errs35){
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.bid !== undefined){
let data18 = data17.bid;
const _errs37 = errors;
const _errs38 = errors;
if(errors === _errs38){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
let missing4;
if((data18.price === undefined) && (missing4 = "price")){
validate64.errors = [{instancePath:instancePath+"/bidAsk/bid",schemaPath:"#/definitions/BookSide/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
if(data18.price !== undefined){
let data19 = data18.price;
const _errs40 = errors;
if(!((typeof data19 == "number") && (isFinite(data19)))){
validate64.errors = [{instancePath:instancePath+"/bidAsk/bid/price",schemaPath:"#/definitions/BookSide/properties/price/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid10 = _errs40 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data18.tradingVolume !== undefined){
let data20 = data18.tradingVolume;
const _errs42 = errors;
if(!((typeof data20 == "number") && (isFinite(data20)))){
validate64.errors = [{instancePath:instancePath+"/bidAsk/bid/tradingVolume",schemaPath:"#/definitions/BookSide/properties/tradingVolume/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid10 = _errs42 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data18.time !== undefined){
let data21 = data18.time;
const _errs44 = errors;
if(errors === _errs44){
if(errors === _errs44){
if(typeof data21 === "string"){
if(!(formats0.validate(data21))){
validate64.errors = [{instancePath:instancePath+"/bidAsk/bid/time",schemaPath:"#/definitions/BookSide/properties/time/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate64.errors = [{instancePath:instancePath+"/bidAsk/bid/time",schemaPath:"#/definitions/BookSide/properties/time/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid10 = _errs44 === errors;
}
else {
var valid10 = true;
}
}
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/bidAsk/bid",schemaPath:"#/definitions/BookSide/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid8 = _errs37 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data17.ask !== undefined){
let data22 = data17.ask;
const _errs46 = errors;
const _errs47 = errors;
if(errors === _errs47){
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
let missing5;
if((data22.price === undefined) && (missing5 = "price")){
validate64.errors = [{instancePath:instancePath+"/bidAsk/ask",schemaPath:"#/definitions/BookSide/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
if(data22.price !== undefined){
let data23 = data22.price;
const _errs49 = errors;
if(!((typeof data23 == "number") && (isFinite(data23)))){
validate64.errors = [{instancePath:instancePath+"/bidAsk/ask/price",schemaPath:"#/definitions/BookSide/properties/price/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid12 = _errs49 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data22.tradingVolume !== undefined){
let data24 = data22.tradingVolume;
const _errs51 = errors;
if(!((typeof data24 == "number") && (isFinite(data24)))){
validate64.errors = [{instancePath:instancePath+"/bidAsk/ask/tradingVolume",schemaPath:"#/definitions/BookSide/properties/tradingVolume/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid12 = _errs51 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data22.time !== undefined){
let data25 = data22.time;
const _errs53 = errors;
if(errors === _errs53){
if(errors === _errs53){
if(typeof data25 === "string"){
if(!(formats0.validate(data25))){
validate64.errors = [{instancePath:instancePath+"/bidAsk/ask/time",schemaPath:"#/definitions/BookSide/properties/time/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate64.errors = [{instancePath:instancePath+"/bidAsk/ask/time",schemaPath:"#/definitions/BookSide/properties/time/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid12 = _errs53 === errors;
}
else {
var valid12 = true;
}
}
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/bidAsk/ask",schemaPath:"#/definitions/BookSide/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid8 = _errs46 === errors;
}
else {
var valid8 = true;
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/bidAsk",schemaPath:"#/properties/bidAsk/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate64.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate64.errors = vErrors;
return errors === 0;
}

