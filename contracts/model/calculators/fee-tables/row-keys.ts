/** Keys of the rows of a table that is shown in full, by which the fees of a product mark them. */
export const rowKey = (tier: string, index: number) => `${tier} ${index}`
/** The row of the steps above the last weight. */
export const stepsKey = (tier: string) => `${tier} steps`
export const seasonKey = (firstMonth: number) => `month ${firstMonth}`
