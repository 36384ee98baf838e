/**
 * The closed list of everything a call can answer besides success. A business refusal is HTTP 200 with its own code,
 * as the upstream does; a protocol fault carries its HTTP status too. Texts stand in `model/messages`, under the same
 * names, so a failure without a text in both languages does not compile.
 */
export const SUCCESS = 1

export const failures = {
  // protocol faults
  badRequest: { code: 400, status: 400, meaning: 'The input does not fit the schema; the message names the field.' },
  notLoggedIn: { code: 401, status: 401, meaning: 'No token, an unknown token or an expired one.' },
  unknownRoute: { code: 404, status: 404, meaning: 'No such call.' },
  bodyTooLarge: { code: 413, status: 413, meaning: 'The body exceeds the limit of the call.' },
  notJson: { code: 415, status: 415, meaning: 'The body is not JSON.' },
  tooManyAttempts: { code: 429, status: 429, meaning: 'Attempts are limited; the message says when to try again.' },
  serverFault: { code: 500, status: 500, meaning: 'A fault of ours; the message carries a number to quote.' },
  upstreamUnavailable: {
    code: 502,
    status: 502,
    meaning: 'The server passes the call on to an upstream, which did not answer, or not in time.',
  },
  // business refusals
  insufficientPower: {
    code: 996,
    status: 200,
    meaning: 'The power balance is short; the web opens the top-up dialog.',
  },
  emptyAsin: { code: 1001, status: 200, meaning: 'No ASIN was given.' },
  wrongAsin: { code: 1002, status: 200, meaning: 'Not B0 plus 8 letters or digits.' },
  asinNotFound: { code: 1003, status: 200, meaning: 'The ASIN is not in the catalogue of any marketplace.' },
  asinElsewhere: {
    code: 1004,
    status: 200,
    meaning: 'The ASIN is known, but in other marketplaces; the message names them.',
  },
  emptyKeyword: { code: 1005, status: 200, meaning: 'No category keyword was given.' },
  nicheNotFound: { code: 1006, status: 200, meaning: 'No such niche that this account can see.' },
  reportNotFound: { code: 1101, status: 200, meaning: 'No such report of this account.' },
  reportPending: { code: 1102, status: 200, meaning: 'The report is still being made.' },
  reportNotUpdatable: { code: 1103, status: 200, meaning: 'Update is allowed from state 1 only.' },
  reportNotRecreatable: { code: 1104, status: 200, meaning: 'Recreate is allowed from state 2 only.' },
  moduleUnknown: { code: 1105, status: 200, meaning: 'mold_id is missing, unknown or that of another module.' },
  versionNotFound: { code: 1107, status: 200, meaning: 'The report has no such version, or not any more.' },
  fileNotFound: { code: 1106, status: 404, meaning: 'The file is gone, or its address is invalid or expired.' },
  wrongPassword: { code: 1201, status: 200, meaning: 'Phone and password do not match.' },
  shortPassword: { code: 1202, status: 200, meaning: 'Fewer than six characters.' },
  wrongPhone: { code: 1203, status: 200, meaning: 'Not a mainland mobile number of 11 digits.' },
  robotRequired: {
    code: 1204,
    status: 200,
    meaning: 'The not-a-robot confirmation is missing, wrong, used or too old: solve a new challenge.',
  },
  codeFormat: { code: 1205, status: 200, meaning: 'A code has six digits.' },
  wrongCode: { code: 1206, status: 200, meaning: 'The code is wrong, used, too old, or was tried too often.' },
  wrongOldPassword: { code: 1207, status: 200, meaning: 'The old password does not match.' },
  smsUnavailable: { code: 1208, status: 200, meaning: 'The SMS could not be sent, or no provider is configured.' },
  wrongNickname: { code: 1209, status: 200, meaning: 'A nickname has 1 to 20 characters, none of them a control.' },
  wrongBirthday: { code: 1210, status: 200, meaning: 'Not a day that has been.' },
  wrongPicture: { code: 1211, status: 200, meaning: 'Not a JPG or PNG that can be drawn.' },
  sessionNotFound: { code: 1212, status: 200, meaning: 'No such session of this account; it may have ended.' },
  wrongOwnPassword: { code: 1213, status: 200, meaning: 'The password that confirms an action does not match.' },
  accountClosed: { code: 1214, status: 200, meaning: 'The account is closed; log in with `reopen` to open it again.' },
  wechatUnavailable: { code: 1220, status: 200, meaning: 'Login by WeChat is not configured on this server.' },
  wechatExpired: { code: 1221, status: 200, meaning: 'The WeChat login has expired or was used: scan a new code.' },
  unknownSample: { code: 1301, status: 200, meaning: 'No sample account has this phone (dev calls only).' },
  counterpartRefused: {
    code: 1302,
    status: 200,
    meaning: 'A local counterpart did not do it, or there is none (dev calls only).',
  },
  snapshotNotFound: {
    code: 1311,
    status: 200,
    meaning: 'No such snapshot of this world, or one of an older version of the server (dev calls only).',
  },
  requestNotFound: { code: 1312, status: 200, meaning: 'The log no longer holds this request (dev calls only).' },
  planNotFound: { code: 1401, status: 200, meaning: 'No such plan on sale.' },
  couponUnknown: { code: 1402, status: 200, meaning: 'No such coupon.' },
  couponExpired: { code: 1403, status: 200, meaning: 'The coupon is not valid now; the message says when it is.' },
  couponUsedUp: { code: 1404, status: 200, meaning: 'The coupon was used as often as it may be.' },
  couponUsed: { code: 1405, status: 200, meaning: 'This account has used the coupon already.' },
  couponOtherPlan: { code: 1406, status: 200, meaning: 'The coupon is for another plan.' },
  couponMinimum: { code: 1407, status: 200, meaning: 'The order is below the minimum spend of the coupon.' },
  couponCurrency: { code: 1408, status: 200, meaning: 'The coupon is an amount of another currency.' },
  orderNotFound: { code: 1409, status: 200, meaning: 'No such order of this account.' },
  orderNotPayable: { code: 1410, status: 200, meaning: 'The order is paid, closed or refunded.' },
  tooManyOrders: { code: 1411, status: 200, meaning: 'Too many orders of this account wait for payment.' },
  paymentUnavailable: { code: 1412, status: 200, meaning: 'The provider is not configured on this server.' },
  paymentFailed: { code: 1413, status: 200, meaning: 'The provider could not open the payment; nothing was charged.' },
  paymentCurrency: { code: 1414, status: 200, meaning: 'The provider does not take the currency: Alipay is for CNY.' },
  paymentMinimum: { code: 1416, status: 200, meaning: 'The amount is below the least that the provider takes.' },
  paymentNotice: {
    code: 1415,
    status: 400,
    meaning: 'A notice whose signature or content does not fit (webhooks only).',
  },
} as const satisfies Record<string, { code: number; status: number; meaning: string }>

export type FailureName = keyof typeof failures
