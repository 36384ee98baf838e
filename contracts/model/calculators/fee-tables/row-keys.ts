/** Row keys of a fee table. The fee table page highlights the rows that apply to a product. */
export const rowKey = (tier: string, index: number) => `${tier} ${index}`
/** Key of the row with the steps above the last weight. */
export const stepsKey = (tier: string) => `${tier} steps`
export const seasonKey = (firstMonth: number) => `month ${firstMonth}`
