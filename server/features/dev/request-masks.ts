/** What the log does not show: whoever looks over a shoulder, or gets a picture of the console, opens nothing with it. */

export const MASK = '***'
/** Fields that open something, wherever they stand. */
const SECRETS = ['token', 'password', 'old_password', 'oldPassword', 'code', 'robot', 'ticket', 's']
/** A field of JSON whose value is a text. `code` as a number is the envelope's. */
const FIELD = new RegExp(`("(?:${SECRETS.join('|')})"\\s*:\\s*)"(?:[^"\\\\]|\\\\.)*"`, 'g')
/** The same in an address; `s` signs files. */
const QUERY = new RegExp(`([?&](?:${SECRETS.join('|')})=)[^&#"\\\\]*`, 'g')

/** An address, or a text that may hold some. */
export const maskedUrl = (url: string) => url.replace(QUERY, `$1${MASK}`)
/** A text of JSON. */
export const maskedJson = (text: string) => maskedUrl(text.replace(FIELD, `$1"${MASK}"`))
