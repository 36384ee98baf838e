/** Address of the tool; `shared` in its query opens a frozen copy of a shared calculation. */
export const PATH = '/ai/freight/calculation'
