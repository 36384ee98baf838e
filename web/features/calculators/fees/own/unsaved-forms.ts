/** Keeps unsaved forms of fee tables in memory, so that closing the dialog loses nothing that was typed. */
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { draft, useDraft } from '#web/kit/draft.ts'
import type { EditedTableId } from '../fees-query.ts'
import type { TableForm } from './table-form.ts'

interface UnsavedForm {
  edited: EditedTableId
  form: TableForm
}

const unsavedForms = draft<Readonly<Record<string, UnsavedForm>>>()

const keyOf = (edited: EditedTableId, marketplace: Marketplace) => `${marketplace} ${edited}`

export interface UnsavedForms {
  /** The unsaved forms of a marketplace. */
  of: (marketplace: Marketplace) => UnsavedForm[]
  find: (edited: EditedTableId, marketplace: Marketplace) => TableForm | undefined
  keep: (edited: EditedTableId, form: TableForm) => void
  drop: (edited: EditedTableId, marketplace: Marketplace) => void
}

export function useUnsavedForms(): UnsavedForms {
  const [forms = {}, setForms] = useDraft(unsavedForms)
  return {
    of: (marketplace) => Object.values(forms).filter(({ form }) => form.marketplace === marketplace),
    find: (edited, marketplace) => forms[keyOf(edited, marketplace)]?.form,
    keep: (edited, form) => setForms((before) => ({ ...before, [keyOf(edited, form.marketplace)]: { edited, form } })),
    drop: (edited, marketplace) => setForms(({ [keyOf(edited, marketplace)]: _, ...others } = {}) => others),
  }
}
