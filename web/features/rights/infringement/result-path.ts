import { CHECK_PATH } from '../parts/check-draft.ts'

export const resultPath = (id: number) => `${CHECK_PATH}?${new URLSearchParams({ id: String(id) })}`
