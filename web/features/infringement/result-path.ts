/** Where the page stands, and under which address of it a check is opened again. */
export const CHECK_PATH = '/ai/tort/query'
export const resultPath = (id: number) => `${CHECK_PATH}?${new URLSearchParams({ id: String(id) })}`
