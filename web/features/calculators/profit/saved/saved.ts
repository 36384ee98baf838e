/** Saved profit calculations and their calls. */
import { useQueryClient } from '@tanstack/react-query'
import { calculators } from '#contracts/api/calculators.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import type { ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import { readInput } from '#contracts/model/calculators/profit/stored-input.ts'
import { type UnitProfit, unitProfit } from '#contracts/model/calculators/profit/unit.ts'
import { keyOf, useChange } from '#web/api/queries.ts'

export type SavedRow = Output<typeof calculators.list>['row'][number]

/** A saved calculation with its result; `input` is null if it is of a version that cannot be read any more. */
export interface SavedCalculation {
  row: SavedRow
  input: ProfitInput | null
  result: UnitProfit | null
}

export function computed(row: SavedRow): SavedCalculation {
  const input = readInput(row.input)
  return { row, input, result: input && unitProfit(input) }
}

export const PATH = '/ai/profit/analysis'

export function useSave() {
  const queries = useQueryClient()
  const save = useChange(calculators.save)
  return {
    ...save,
    /** With an id, replaces that calculation. */
    run: (
      { id, name, input }: { id?: number; name: string; input: ProfitInput | string },
      onSuccess: (row: SavedRow) => void,
      onError?: (failure: unknown) => void,
    ) =>
      save.mutate(
        {
          body: {
            kind: 'profit',
            name,
            input: typeof input === 'string' ? input : JSON.stringify(input),
            ...(id !== undefined && { id }),
          },
        },
        {
          onSuccess: (row) => {
            void queries.invalidateQueries({ queryKey: keyOf(calculators.list) })
            onSuccess(row)
          },
          ...(onError && { onError }),
        },
      ),
  }
}
