import { CHECK_PATH } from '../parts/begun-check.ts'

/** The address under which a check is opened again. */
export const resultPath = (id: number) => `${CHECK_PATH}?${new URLSearchParams({ id: String(id) })}`
