/** The version of the API that the counterpart speaks when a call names none: that of the SDK it was built beside. */
export const API_VERSION = '2026-10-28.endive'
