/** Masks secrets in the request log, so that a shared screen or screenshot gives no access. */

export const MASK = '***'
/** Field names of secrets, at any depth. */
const SECRETS = ['token', 'password', 'old_password', 'oldPassword', 'code', 'robot', 'ticket', 's']
/** A JSON field with a string value; a numeric `code` is the envelope's. */
const FIELD = new RegExp(`("(?:${SECRETS.join('|')})"\\s*:\\s*)"(?:[^"\\\\]|\\\\.)*"`, 'g')
/** A secret in a query; `s` is the signature of file addresses. */
const QUERY = new RegExp(`([?&](?:${SECRETS.join('|')})=)[^&#"\\\\]*`, 'g')

/** Masks a URL, or a text that contains URLs. */
export const maskUrl = (url: string) => url.replace(QUERY, `$1${MASK}`)
/** Masks a JSON text. */
export const maskJson = (text: string) => maskUrl(text.replace(FIELD, `$1"${MASK}"`))
