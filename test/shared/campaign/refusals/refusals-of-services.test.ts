import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refusalDoubt } from '../../../../shared/campaign/refusals/refusal-doubt.ts';

const recipients = Array.from({ length: 12 }, (_, at) => ({ msisdn: String(4_512_345_678 + at) }));
const [first, second] = recipients.map(({ msisdn }) => msisdn) as [string, string];

const uuid = '5f0c2b1e-7d44-4b0a-9a51-3c0e8f2d6b17';
const hex = '7c9e6679f0de4c2ab3d1e5f708192a3b';

/** Made-up bodies in the shapes that services, gateways and frameworks document for their refusals. */
const refusals: readonly string[] = [
  // Services that send texts
  `{"code":21211,"message":"The 'To' number +${first} is not a valid phone number.","more_info":"https://docs.example/errors/21211","status":400}`,
  '{"code":20003,"detail":"Your AccountSid or AuthToken was incorrect.","message":"Authentication Error - invalid username","more_info":"https://www.example.com/docs/errors/20003","status":401}',
  `{"code":21610,"message":"Attempt to send to unsubscribed recipient","more_info":"https://www.example.com/docs/errors/21610","status":400}`,
  `{"type":"https://developer.example.com/api-errors#unauthorized","title":"You did not provide correct credentials.","detail":"Check that you are using the correct credentials.","instance":"${uuid}"}`,
  '{"type":"https://developer.example.com/api-errors/messages#1120","title":"Invalid sender","detail":"The sender is not allowed.","instance":"bf0ca0bf-927b-3b52-e3cb-03217e1a1ddf"}',
  '{"message-count":"1","messages":[{"status":"4","error-text":"Bad Credentials"}]}',
  '{"errors":[{"code":2,"description":"Request not allowed (incorrect access_key)","parameter":"access_key"}]}',
  '{"errors":[{"code":9,"description":"no (correct) recipients found","parameter":"recipients"},{"code":10,"description":"originator is invalid","parameter":"originator"}]}',
  `{"api_id":"${uuid}","error":"authentication failed. You sent an invalid token."}`,
  `{"api_id":"${uuid}","error":"${first} is not a valid phone number."}`,
  '{"code":"syntax_invalid_parameter_format","text":"The numbers are not valid"}',
  '{"requestError":{"serviceException":{"messageId":"UNAUTHORIZED","text":"Invalid login details"}}}',
  '{"requestError":{"serviceException":{"messageId":"BAD_REQUEST","text":"Bad Request","validationErrors":{"messages[0].destinations":["may not be empty"]}}}}',
  '{"requestError":{"policyException":{"messageId":"POL0001","text":"A policy error occurred."}}}',
  '{"errorCode":"E401","description":"The request lacks valid authentication credentials.","action":"Check the resources.","violations":[],"resources":[{"name":"API Authentication","url":"https://www.example.com/docs/essentials/api-authentication"}]}',
  '{"messages":[],"errorCode":108,"error":"Invalid or missing integration API Key.","errorDescription":"The key is wrong."}',
  `{"messages":[{"apiMessageId":null,"accepted":false,"to":"${first}","error":{"code":105,"description":"Invalid destination address"}}]}`,
  '{"type":"https://developer.example.com/json/v1/errors#insufficient-credits","title":"Insufficient credits","status":403,"detail":"You have 12.5 credits; 1200 credits are needed."}',
  '{"errors":[{"code":"10009","title":"Authentication failed","detail":"Could not understand the provided credentials.","meta":{"url":"https://developers.example.com/docs/overview/errors/10009"}}]}',
  `{"errors":[{"code":"40310","title":"Invalid 'to' address","detail":"The 'to' address should be in E.164 format.","source":{"pointer":"/to"}}]}`,
  '{"type":"request-validation","description":"Your request could not be accepted","fieldErrors":[{"fieldName":"to","description":"number is invalid"}]}',
  '{"http_code":401,"response_code":"UNAUTHORIZED","response_msg":"Authorization failed.","data":null}',
  '{"errors":[{"code":3,"message":"Invalid login details"}],"status":"failure"}',
  '{"balance":0,"errors":[{"code":7,"message":"Insufficient credits"}],"status":"failure"}',
  '{"message":"Authentication failure","type":"error"}',
  `{"message":"Invalid api key","code":"418","type":"error","requestId":"${hex}"}`,
  '{"invalid_numbers":[],"error":101,"message":"Authorization failed"}',
  '{"error":103,"message":"Insufficient credits on the account: 3.5 points"}',
  '{"success":"900","total_price":0,"balance":0.0,"debug":"false","sms_type":"direct","messages":[]}'.replace(
    '"success":"900"',
    '"success":false,"error":"Authentication failed","code":"900"',
  ),
  '{"status":106000,"description":"Unknown error. Please contact support and include your whole transaction."}',
  '{"details":"Unauthorized: the key is not active","messageErrorCode":101}',
  '{"messages":[{"status":"Rejected","messageErrorCode":303,"parts":0,"messageDetails":"Phone number not in a valid format."}]}',
  '{"errors":[{"errorCode":4011,"errorMessage":"Account is not allowed to send"}],"status":"ERROR"}',
  `{"error":{"message":"(#131030) Recipient phone number not in allowed list","type":"OAuthException","code":131030,"error_subcode":2655007,"error_data":{"messaging_product":"sms","details":"Recipient phone number not in allowed list"},"fbtrace_id":"AbC1dEf2GhI3jKl"}}`,
  '{"resp_message":"permission denied","code":1003,"status":"ERROR"}',
  `{"error":{"code":"insufficient_balance","message":"Insufficient wallet balance."},"requestId":"req-${hex}"}`,
  '{"name":"Unprocessable entity","message":"Phone number is opted out.","code":1,"status":422}',
  `{"error":"Unknown sender id  E****","message":"Unknown sender id E*****","status":409}`,
  '{"meta":{"code":401,"errorCode":"AUTH_1001","errorType":"authentication","errorDetail":"Token expired","requestId":"0a1b2c3d-17"}}',
  '{"error":{"code":"E0031","message":"Your balance is 1,250.75 EUR, this request needs 2,400.00 EUR."}}',
  '{"message":"Not enough credit","balance":250000,"required":1200000,"currency":"DKK"}',
  '{"error":"payment_required","credit":"0.25 EUR","needed":"12.50 EUR"}',
  `{"account_id":88123456,"error":"This account is suspended."}`,
  `{"account":{"account_id":"AC${hex}","status":"suspended"},"message":"The account is suspended"}`,
  `{"errors":[{"msisdn":"${first}","message":"Not a mobile number","trace_id":"${hex}"}]}`,
  `{"code":"0x0310","message":"Duplicate msisdn %1","variables":["${first}"],"incident_uuid":"${uuid}"}`,
  `{"code":"0x0216","incident_uuid":"${uuid}","message":"Invalid IP address: %1 is not allowed","variables":["203.0.113.7"]}`,
  `{"ids":[],"error":"msisdn ${first} is invalid","request_id":"${uuid}"}`,
  // Frameworks and gateways
  `{"type":"https://tools.ietf.org/html/rfc7231#section-6.5.1","title":"One or more validation errors occurred.","status":400,"traceId":"|125b177f-444ca33308cefc01.","errors":{"recipients[0].msisdn":["The field is not valid."]}}`,
  `{"type":"https://tools.ietf.org/html/rfc9110#section-15.5.2","title":"Unauthorized","status":401,"traceId":"00-${hex}-00f067aa0ba902b7-01"}`,
  '{"timestamp":1764412345678,"status":403,"error":"Forbidden","message":"Access Denied","path":"/v2/mtsms"}',
  '{"timestamp":"2026-11-29T14:46:25.123+00:00","path":"/v2/mtsms","status":400,"error":"Bad Request","requestId":"4f1c2d3e-12"}',
  '{"time":"2/4/26 10:21 AM","message":"Unauthorized","error":"Rest.API.Unauthorized"}',
  '{"statusCode":401,"message":"Access denied due to invalid subscription key. Make sure to provide a valid key for an active subscription."}',
  '{"error":{"code":"Unauthorized","message":"The token is wrong.","innererror":{"date":"2026-11-29T14:46:25","request-id":"5f0c2b1e","client-request-id":null}}}',
  '{"message":"Missing Authentication Token"}',
  '{"Message":"User is not authorized to access this resource with an explicit deny"}',
  `{"message":"No API key found in request","request_id":"${hex}"}`,
  '{"message":"API rate limit exceeded","retry_after":17,"limit":100,"remaining":0,"reset_at":1764412345}',
  '{"error":"invalid_token","error_description":"The access token expired at 2026-11-29 10:00:00"}',
  `{"detail":[{"type":"string_pattern_mismatch","loc":["body","recipients",0,"msisdn"],"msg":"String should match pattern '^[0-9]{7,15}$'","input":"${first}","ctx":{"pattern":"^[0-9]{7,15}$"}}]}`,
  '{"detail":[{"loc":["body","sender"],"msg":"ensure this value has at most 11 characters","type":"value_error.any_str.max_length","ctx":{"limit_value":11}}]}',
  '{"statusCode":400,"error":"Bad Request","message":"body/recipients/0/msisdn must match pattern \\"^[1-9][0-9]{6,14}$\\""}',
  '{"detail":[{"type":"string_type","loc":["body","recipients",3,"msisdn"],"msg":"Input should be a valid string","input":null,"url":"https://errors.example.dev/2.5/v/string_type"}]}',
  '{"msisdn":["This field is required."],"non_field_errors":["Invalid data."]}',
  '{"message":"The given data was invalid.","errors":{"recipients.3.msisdn":["The number is invalid."]}}',
  `{"errors":[{"id":"${uuid}","status":"422","code":"invalid","title":"Invalid attribute","source":{"pointer":"/data/attributes/message"}}]}`,
  `{"message":"Invalid or expired access token.","code":401,"errorId":"${uuid}","correlationId":"${hex}"}`,
  '{"fault":{"faultstring":"Invalid ApiKey","detail":{"errorcode":"oauth.v2.InvalidApiKey"}}}',
  '{"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid params"},"id":null}',
  '{"error":{"code":403,"message":"The caller does not have permission","status":"PERMISSION_DENIED","details":[{"reason":"IP_ADDRESS_BLOCKED","domain":"sms.example.com"}]}}',
  // Plain words
  'ERR: 105, Invalid Destination Address',
  'Unauthorized: request id 5f0c2b1e-7d44-4b0a-9a51-3c0e8f2d6b17',
  'Your IP address 203.0.113.7 is not whitelisted.',
  'Not enough credit: your balance is 123456 credits.',
  'Bad Request - see https://docs.example.com/errors/40023',
  `Invalid numbers: ${first} and ${second}`,
  'No messages were sent: the sender is not allowed.',
  // Pages of web servers, proxies and firewalls
  ...['400 Bad Request', '401 Authorization Required', '403 Forbidden'].map(
    (title) =>
      `<html>\r\n<head><title>${title}</title></head>\r\n<body>\r\n<center><h1>${title}</h1></center>\r\n<hr><center>nginx/1.18.0 (Ubuntu)</center>\r\n</body>\r\n</html>\r\n<!-- a padding to disable MSIE and Chrome friendly error page -->\r\n`,
  ),
  '<html><head><title>400 The plain HTTP request was sent to HTTPS port</title></head><body><center><h1>400 Bad Request</h1></center><center>The plain HTTP request was sent to HTTPS port</center><hr><center>nginx</center></body></html>',
  '<!DOCTYPE HTML PUBLIC "-//IETF//DTD HTML 2.0//EN">\n<html><head>\n<title>403 Forbidden</title>\n</head><body>\n<h1>Forbidden</h1>\n<p>You don\'t have permission to access this resource.</p>\n<hr>\n<address>Apache/2.4.52 (Ubuntu) Server at sms.example.com Port 443</address>\n</body></html>',
  '<!DOCTYPE HTML PUBLIC "-//IETF//DTD HTML 2.0//EN"><html><head><title>400 Bad Request</title></head><body><h1>Bad Request</h1><p>Your browser sent a request that this server could not understand.<br /></p></body></html>',
  '<HTML><HEAD><TITLE>ERROR: The request could not be satisfied</TITLE></HEAD><BODY><H1>403 ERROR</H1><H2>The request could not be satisfied.</H2><HR noshade size="1px">Request blocked.<BR clear="all"><PRE>\nGenerated by cloudfront (CloudFront)\nRequest ID: yaPSSJzUvDS5TF06LGBzHqc43V_VZkPAX8zVdX0KQnW12QD4bAcBbA==\n</PRE></BODY></HTML>',
  '<HTML><HEAD>\n<TITLE>Access Denied</TITLE>\n</HEAD><BODY>\n<H1>Access Denied</H1>\n \nYou don\'t have permission to access "http&#58;&#47;&#47;sms&#46;example&#46;com&#47;v2&#47;mtsms" on this server.<P>\nReference&#32;&#35;18&#46;e3c1202&#46;1744611336&#46;e02832\n</BODY>\n</HTML>',
  '<!DOCTYPE html><html lang="en-US"><head><title>Attention Required! | Cloudflare</title><meta charset="UTF-8"><style>body{margin:0}</style><script>(function(){var a = 17;})()</script></head><body><div id="wrap"><h1>Sorry, you have been blocked</h1><h2>You are unable to access example.com</h2><p>The action you just performed triggered the security solution.</p><p><span>Ray ID: <strong>6b993ced1a281004</strong></span> <span>Your IP: 203.0.113.7</span></p></div></body></html>',
  "<html><head><title>Request Rejected</title></head><body>The requested URL was rejected. Please consult with your administrator.<br><br>Your support ID is: 8213423434252345334<br><br><a href='javascript:history.back();'>[Go Back]</a></body></html>",
  '<html style="height:100%"><head><META NAME="ROBOTS" CONTENT="NOINDEX, NOFOLLOW"></head><body><iframe src="/_Incapsula_Resource?xinfo=9-12345-0" width="100%">Request unsuccessful. Incapsula incident ID: 222000290101056482-105648</iframe></body></html>',
  '<!doctype html><html lang="en"><head><title>HTTP Status 401 – Unauthorized</title></head><body><h1>HTTP Status 401 – Unauthorized</h1><hr class="line" /><p><b>Type</b> Status Report</p><p><b>Message</b> Full authentication is required to access this resource</p><h3>Apache Tomcat/9.0.65</h3></body></html>',
  '<html><body><h1>403 Forbidden</h1>\nRequest forbidden by administrative rules.\n</body></html>',
  '<html>Bad request</html>',
  '<!DOCTYPE html>\n<html><head><title>Adgang nægtet</title></head><body><h1>403 - Adgang n&aelig;gtet</h1><p>Din IP-adresse 203.0.113.7 har ikke adgang.</p></body></html>',
];

// Fault (answer): status 400, 401, 403 or 422 with a whole body of plain JSON or text, a web page, or none; it may
// name the people it refuses
test('refusals as services write them are believed', () => {
  for (const body of refusals) assert.equal(refusalDoubt(body, recipients), null, body);
  assert.ok(refusals.length >= 80, String(refusals.length));
});

const page = (words: string): string =>
  `<html><head><title>400 Bad Request</title></head><body><h1>${words}</h1></body></html>`;

const odd: readonly string[] = [
  '{"message_ids":["a17","a18"]}',
  `{"messages":[{"id":"17","error":"bad"}]}`,
  `{"error":"one is bad","accepted":["${first}"]}`,
  `{"error":"one is bad","valid":["${first}"],"invalid":["${second}"]}`,
  '{"error":"one is bad","sent":3}',
  `{"error":"one is bad","accepted_numbers":["${first}"]}`,
  `{"error":"one is bad","sentTo":"${first}"}`,
  '{"error":"no","amount_charged":1.5}',
  '{"status":202,"message":"done"}',
  '{"statusCode":"200","message":"done"}',
  'Queued. Request ID 1234',
  '{"message":"Accepted, request id 1234"}',
  '{"message":"3 messages accepted, 1 rejected"}',
  '{"message":"Your request was queued"}',
  '{"message":"Sendt til 45"}',
  '{"message":"Nachricht wurde versendet"}',
  '{"message":"Mensaje enviado"}',
  '{"message":"Messaggio inviato"}',
  '{"message":"Viesti lähetetty"}',
  '{"message":"Wiadomość wysłana"}',
  '{"message":"Сообщение отправлено"}',
  '{"message":"Partially accepted"}',
  '{"message":"Credit ran out after 7 of 12 recipients"}',
  '{"message":"Some recipients were invalid and have been skipped"}',
  '{"type":"success","message":"done"}',
  '{"error":"no","request_ids":["a17","a18"]}',
  `{"request_id":"${hex}"}`,
  `{"error":"no","request_id":"${first}"}`,
  `{"errors":[{"msisdn":"${first}","message":"no","request_id":"a17"},{"msisdn":"${second}","message":"no","request_id":"a18"}]}`,
  `{"errors":[{"id":17,"msisdn":"${first}","message":"no"}]}`,
  '{"error":"no","errors":[{"id":17},{"id":18}]}',
  '{"errors":[{"id":17,"message":"Hi Ann"}]}',
  '{"error":"no","transaction_id":"a17"}',
  '{"error":"no","messageId":"UNAUTHORIZED"}',
  '{"error":"no","id":"a17"}',
  '{"error":"no","cost":1.5}',
  '{"error":"no","price":"0.05 EUR"}',
  '{"balance":123456}',
  '{"error":"see https://sms.example.com/messages/123456"}',
  '{"error":"no","href":"https://sms.example.com/v2/messages/17"}',
  `{"error":"no","link":"https://sms.example.com/m/${hex}"}`,
  `{"status":"d8127429-fa0c-4316-b1f2-e610c3958f43","error":"no"}`,
  `Request id: ${first}, ref 17`,
  page(`Bad number ${first}`),
  page('Bad number +45 12 34 56 78'),
  page('Bad number &#52;512345678'),
  page('Your messages were sent'),
  page('OK 17'),
  page('Success'),
  page('Message ID: a17'),
  page('{&quot;ids&quot;:[{&quot;id&quot;:17}]}'),
  page('x').replace('x', '<id>17</id>'),
  page('<script>var answer = {"ids":[{"id":17}]}</script>Down'),
  '<html><body>17 18</body></html>',
  `${page('Down')}{"ids":[{"id":17}]}`,
  `${page('Down')}17`,
  `17 ${page('Down')}`,
  '<html><ids><id>17</id></ids></html>',
  '<html><body>Bad request <!-- ',
  '<p>Down</p>',
  '<?xml version="1.0"?><response><id>17</id></response>',
];

// Fault (answer): a refusal or 429 whose body is cut, compressed, not UTF-8, of uncertain end, followed by anything,
// XML or another format, or holds anything that could be an id
test('beside what refusals hold, an id of a message, a cost or a success is seen', () => {
  for (const body of odd) assert.notEqual(refusalDoubt(body, recipients), null, body);
});
