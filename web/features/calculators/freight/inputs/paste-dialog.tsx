import { Button, Group, Textarea, TextInput } from '@mantine/core'
import { useDeferredValue, useMemo, useState } from 'react'
import { SHEET_PROBLEMS, type SheetProblem } from '#contracts/model/calculators/freight/carton-cells.ts'
import { type CartonList, parseCartonList } from '#contracts/model/calculators/freight/carton-list.ts'
import { formatQuantity } from '#contracts/model/calculators/freight/figures.ts'
import { CARTON_NAMES, CARTON_SIZE_NAMES, NOT_SET } from '#contracts/model/calculators/freight/input.texts.ts'
import type { Carton, Limits } from '#contracts/model/calculators/freight/input.ts'
import { PROBLEM_TEXTS } from '#contracts/model/calculators/freight/problem.texts.ts'
import type { ProblemKey } from '#contracts/model/calculators/freight/result.ts'
import { SHEET_FAULT_TEXTS } from '#contracts/model/sheet.texts.ts'
import { joinWords } from '#contracts/model/wording.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Dialog } from '#web/kit/parts/dialog.tsx'
import { useGrouping, useLanguage } from '#web/kit/session.ts'
import classes from './dialogs.module.css'

interface PasteDialogProps {
  opened: boolean
  limits: Limits
  hasCartons: boolean
  onClose: () => void
  onCartons: (cartons: Carton[], isAdded: boolean) => void
}

/** Reads a carton list that is pasted from a sheet, shows the result, and lets the seller correct invalid rows. */
export function PasteDialog({ opened, onClose, ...form }: PasteDialogProps) {
  const { t } = useTranslation('freight-cartons')
  return (
    <Dialog opened={opened} onClose={onClose} title={t('paste.title')} centered size={700}>
      <PasteForm {...form} />
    </Dialog>
  )
}

const PREVIEW = 50

function PasteForm({ limits, hasCartons, onCartons }: Omit<PasteDialogProps, 'opened' | 'onClose'>) {
  const { t } = useTranslation('freight-cartons')
  const language = useLanguage()
  const [text, setText] = useState('')
  const deferred = useDeferredValue(text)
  const list = useMemo(() => parseCartonList(deferred, limits), [deferred, limits])
  const { cartons, errors, ignoredColumns } = list
  const canTake = cartons.length > 0 && errors.length === 0
  return (
    <div className={classes.dialog}>
      <Textarea
        data-autofocus
        label={t('paste.text')}
        description={t('paste.hint')}
        placeholder={t('paste.example')}
        autosize
        minRows={5}
        maxRows={10}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {text.trim() !== '' && (
        <p role="status" className={classes.status}>
          {t('paste.read', { count: cartons.length })}
          {errors.length > 0 && ` · ${t('paste.errors', { count: rowsOf(list).length })}`}
          {ignoredColumns.length > 0 && ` · ${t('paste.ignored', { columns: joinWords(ignoredColumns, language) })}`}
        </p>
      )}
      <Errors list={list} text={text} onText={setText} />
      {cartons.length > 0 && <Preview cartons={cartons} />}
      <Group justify="flex-end">
        {hasCartons && (
          <Button variant="default" disabled={!canTake} onClick={() => onCartons(cartons, true)}>
            {t('paste.append')}
          </Button>
        )}
        <Button disabled={!canTake} onClick={() => onCartons(cartons, false)}>
          {t(hasCartons ? 'paste.replace' : 'paste.use')}
        </Button>
      </Group>
    </div>
  )
}

const rowsOf = ({ errors }: CartonList): number[] => [...new Set(errors.map(({ row }) => row))]

interface ErrorsProps {
  list: CartonList
  text: string
  onText: (text: string) => void
}

/** Shows each invalid line as a field with its problems. */
function Errors({ list, text, onText }: ErrorsProps) {
  const { t } = useTranslation('freight-cartons')
  const language = useLanguage()
  const reason = useReason()
  const lines = text.split(/\r\n|\r|\n/)
  if (list.errors.length === 0) return null
  return (
    <ul className={classes.errors}>
      {rowsOf(list)
        .slice(0, PREVIEW)
        .map((row) => {
          const problems = joinWords(
            list.errors
              .filter((error) => error.row === row)
              .map(({ column, text: cell, reason: why }) =>
                t('paste.problem', {
                  column: column ? t(`paste.column.${column}`) : '',
                  text: cell,
                  reason: reason(why),
                }),
              ),
            language,
          )
          return (
            <li key={row}>
              {row === 0 ? (
                problems
              ) : (
                <TextInput
                  size="xs"
                  label={t('paste.line', { row })}
                  aria-label={t('paste.lineText', { row })}
                  error={problems}
                  value={lines[row - 1] ?? ''}
                  onChange={({ currentTarget }) => onText(lines.with(row - 1, currentTarget.value).join('\n'))}
                />
              )}
            </li>
          )
        })}
    </ul>
  )
}

function useReason(): (reason: SheetProblem) => string {
  const { t } = useTranslation('freight-cartons')
  const language = useLanguage()
  return (reason) => {
    if (reason === 'openQuote' || reason === 'brokenQuotes') return SHEET_FAULT_TEXTS[language][reason]
    const ofSheet = SHEET_PROBLEMS.find((each) => each === reason)
    // Safe cast: a reason outside SHEET_PROBLEMS is a problem of a carton.
    return ofSheet ? t(`sheetProblem.${ofSheet}`) : PROBLEM_TEXTS[language][reason as ProblemKey]
  }
}

function Preview({ cartons }: { cartons: readonly Carton[] }) {
  const language = useLanguage()
  const names = CARTON_NAMES[language]
  const grouping = useGrouping()
  const number = (value: number) => formatQuantity(value, grouping)
  return (
    <div className={classes.frame}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col" data-number>
              {names.count}
            </th>
            <th scope="col">{CARTON_SIZE_NAMES[language]}</th>
            <th scope="col" data-number>
              {names.weight} (kg)
            </th>
            <th scope="col" data-number>
              {names.unitsPerCarton}
            </th>
          </tr>
        </thead>
        <tbody>
          {cartons.slice(0, PREVIEW).map((carton, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified only by their position
            <tr key={at}>
              <td data-number>{number(carton.count)}</td>
              <td>{[carton.lengthMm, carton.widthMm, carton.heightMm].map((side) => number(side / 10)).join(' × ')}</td>
              <td data-number>{number(carton.weightGrams / 1000)}</td>
              <td data-number>{carton.unitsPerCarton === null ? NOT_SET[language] : number(carton.unitsPerCarton)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
