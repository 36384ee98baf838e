/** Address of the tool; `shared` in its query opens a frozen copy. */
export const PATH = '/ai/profit/analysis'
