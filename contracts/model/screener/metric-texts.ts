/** Name and formula of each metric of a list, in one language. A formula ends with a period. */
export interface MetricTexts<Name extends string> {
  names: Readonly<Record<Name, string>>
  formulas: Readonly<Record<Name, string>>
}
