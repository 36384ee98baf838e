/** The filter of the log in the URL; ignores a status that is not a number. */
export function queryOf(asked: URLSearchParams) {
  const [call, status, text] = ['call', 'status', 'text'].map((name) => asked.get(name) ?? '')
  return {
    ...(call && { call }),
    ...(/^\d{1,5}$/.test(status ?? '') && { status: Number(status) }),
    ...(asked.get('violating') && { violating: true }),
    ...(text && { text }),
  }
}
