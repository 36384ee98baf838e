/** Unsaved forms of fee tables, in memory, so that closing the dialog loses nothing that was typed. */
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { draft, useDraft } from '#web/kit/draft.ts'
import type { Edited } from '../fees-query.ts'
import type { TableForm } from './table-form.ts'

interface KeptForm {
  edited: Edited
  form: TableForm
}

const keptForms = draft<Readonly<Record<string, KeptForm>>>()

const keyOf = (edited: Edited, marketplace: Marketplace) => `${marketplace} ${edited}`

export interface KeptForms {
  /** The unsaved forms of a marketplace. */
  of: (marketplace: Marketplace) => KeptForm[]
  find: (edited: Edited, marketplace: Marketplace) => TableForm | undefined
  keep: (edited: Edited, form: TableForm) => void
  drop: (edited: Edited, marketplace: Marketplace) => void
}

export function useKeptForms(): KeptForms {
  const [kept = {}, setKept] = useDraft(keptForms)
  return {
    of: (marketplace) => Object.values(kept).filter(({ form }) => form.marketplace === marketplace),
    find: (edited, marketplace) => kept[keyOf(edited, marketplace)]?.form,
    keep: (edited, form) => setKept((before) => ({ ...before, [keyOf(edited, form.marketplace)]: { edited, form } })),
    drop: (edited, marketplace) => setKept(({ [keyOf(edited, marketplace)]: _, ...others } = {}) => others),
  }
}
