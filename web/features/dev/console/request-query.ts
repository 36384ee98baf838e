/** Reads the filter of the request log from the URL. Ignores a status that is not a number. */
export function queryOf(search: URLSearchParams) {
  const [call, status, text] = ['call', 'status', 'text'].map((name) => search.get(name) ?? '')
  return {
    ...(call && { call }),
    ...(/^\d{1,5}$/.test(status ?? '') && { status: Number(status) }),
    ...(search.get('violating') && { violating: true }),
    ...(text && { text }),
  }
}
