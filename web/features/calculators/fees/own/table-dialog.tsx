/** The dialog in which a seller enters or edits a fee table. */
import { Button, Group } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useDeferredValue, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { calculators } from '#contracts/api/calculators.ts'
import type { OwnTable } from '#contracts/model/fees/table-schema.ts'
import { type Marketplace, marketplaces } from '#contracts/model/marketplaces.ts'
import { keyOf, useChange } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Dialog } from '#web/kit/parts/dialog.tsx'
import { Notice } from '#web/kit/parts/notice.tsx'
import { useLanguage } from '#web/kit/session.ts'
import { toast } from '#web/kit/toast.ts'
import { focusField } from '../../parts/focus-field.ts'
import type { OwnTableRow } from '../../parts/own-tables.ts'
import type { EditedTableId } from '../fees-query.ts'
import { FormProvider } from './form-fields.tsx'
import { emptyForm, formOf } from './form-of-table.ts'
import type { FormFault } from './form-reader.ts'
import { FulfilmentFields } from './fulfilment-fields.tsx'
import { Grid } from './grid.tsx'
import { HeadFields } from './head-fields.tsx'
import { ReferralFields, StorageFields, SurchargeFields } from './other-fields.tsx'
import type { OwnKind } from './own-kinds.ts'
import { readForm } from './read-form.ts'
import { StartFields } from './start-fields.tsx'
import classes from './table-dialog.module.css'
import { columnsOf, type TableForm } from './table-form.ts'
import type { UnsavedForms } from './unsaved-forms.ts'
import { FaultsContext, idOfFault } from './use-faults.ts'

interface TableDialogProps {
  opened: boolean
  /** The table that the dialog edits: its id, or its kind if it is new. */
  edited: EditedTableId
  marketplace: Marketplace
  today: string
  rows: readonly OwnTableRow[]
  unsaved: UnsavedForms
  onClose: () => void
  /** Called when the seller chooses another kind for a new table. */
  onKind: (kind: OwnKind) => void
}

export function TableDialog({ opened, onClose, ...form }: TableDialogProps) {
  const { t } = useTranslation('own-tables')
  const { edited, marketplace } = form
  const language = useLanguage()
  const isNew = typeof edited === 'string'
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      closeOnClickOutside={false}
      title={t(isNew ? 'dialog.new' : 'dialog.edit', { marketplace: marketplaces[marketplace].name[language] })}
      centered
      size="min(1120px, 100%)"
    >
      <EditedTable key={`${marketplace} ${edited}`} onClose={onClose} {...form} />
    </Dialog>
  )
}

/** The form before any change; null if the table no longer exists. */
function useFirstForm({ edited, marketplace, today, rows }: Omit<TableDialogProps, 'opened'>): TableForm | null {
  const language = useLanguage()
  const [first] = useState(() => {
    if (typeof edited === 'string') return emptyForm(edited, marketplace, today)
    const row = rows.find(({ id }) => id === edited)
    return row ? formOf(row.table, { marketplace, language }) : null
  })
  return first
}

function EditedTable(props: Omit<TableDialogProps, 'opened'>) {
  const { t } = useTranslation('own-tables')
  const first = useFirstForm(props)
  return first ? <TableFields {...props} first={first} /> : <p>{t('notFound')}</p>
}

interface TableFieldsProps extends Omit<TableDialogProps, 'opened'> {
  first: TableForm
}

/** This function is long because its parts share the form that is being edited. */
function TableFields({ edited, marketplace, today, rows, unsaved, onClose, onKind, first }: TableFieldsProps) {
  const { t } = useTranslation('own-tables')
  const [form, setForm] = useState(() => unsaved.find(edited, marketplace) ?? first)
  // The form before the seller types. The kind and the table to copy are locked once `form` differs from it.
  const [started, setStarted] = useState(first)
  const [isSubmitted, setSubmitted] = useState(false)
  const others = useMemo(() => rows.filter(({ id }) => id !== edited).map(({ table }) => table), [rows, edited])
  const deferred = useDeferredValue(form)
  const reading = useMemo(() => readForm(deferred, others), [deferred, others])
  const save = useSaveTable(edited, () => {
    unsaved.drop(edited, marketplace)
    onClose()
  })

  function put(next: TableForm) {
    setForm(next)
    if (isSame(next, first)) unsaved.drop(edited, marketplace)
    else unsaved.keep(edited, next)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    // A submit also shows the faults of blank cells and of the whole table, so render before focusing the first fault.
    const { table, faults } = readForm(form, others)
    flushSync(() => setSubmitted(true))
    const [fault] = faults
    if (fault)
      focusField(
        idOfFault(
          fault,
          columnsOf(form).map((key) => ({ key })),
        ),
      )
    else if (table) save.run(table)
  }

  const shown = isSubmitted ? reading.faults : reading.faults.filter(isTyped)
  const { currency } = marketplaces[marketplace]
  return (
    <FormProvider value={{ form, change: (part) => put({ ...form, ...part }) }}>
      <FaultsContext value={shown}>
        <form className={classes.form} onSubmit={submit} noValidate>
          <p className={classes.hint}>{t('dialog.currency', { currency })}</p>
          {typeof edited === 'string' && (
            <StartFields
              kind={edited}
              marketplace={marketplace}
              today={today}
              ownTables={rows.map(({ table }) => table)}
              isLocked={!isSame(form, started)}
              onKind={onKind}
              onForm={(next) => {
                setStarted(next)
                put(next)
              }}
            />
          )}
          <HeadFields hasGap={isSubmitted && reading.faults.some(isGap)} />
          {form.kind === 'fba' && <FulfilmentFields />}
          {form.kind === 'referral' && <ReferralFields />}
          {form.kind === 'storage' && <StorageFields ownTables={others} />}
          {form.kind === 'fbaSurcharge' ? <SurchargeFields /> : <Grid />}
          {isSubmitted && reading.faults.length > 0 && (
            <Notice tone="failure">{t('dialog.failed', { count: reading.faults.length })}</Notice>
          )}
          {save.failure && <Notice tone="failure">{save.failure}</Notice>}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('dialog.cancel')}
            </Button>
            <Button type="submit" loading={save.isPending}>
              {t('dialog.save')}
            </Button>
          </Group>
        </form>
      </FaultsContext>
    </FormProvider>
  )
}

const isSame = (one: TableForm, other: TableForm) => JSON.stringify(one) === JSON.stringify(other)
/** Whether to show a fault before the first submit. Faults of blank cells and of the whole table wait until then. */
const isTyped = ({ isBlank, reason }: FormFault) => !isBlank && typeof reason === 'string'
const isGap = ({ reason }: FormFault) => typeof reason === 'object' && reason.code === 'gap'

function useSaveTable(edited: EditedTableId, onSaved: () => void) {
  const { t } = useTranslation('own-tables')
  const queries = useQueryClient()
  const save = useChange(calculators.saveOwnTable)
  return {
    isPending: save.isPending,
    failure: save.error?.message,
    run: (table: OwnTable) =>
      save.mutate(
        { body: { table: JSON.stringify(table), ...(typeof edited === 'number' && { id: edited }) } },
        {
          onSuccess: async () => {
            await queries.invalidateQueries({ queryKey: keyOf(calculators.ownTables) })
            toast.success(t('saved'))
            onSaved()
          },
        },
      ),
  }
}
