import { Button, VisuallyHidden } from '@mantine/core'
import { type ReactNode, useId, useMemo } from 'react'
import type { ExchangeRates } from '#contracts/model/calculators/exchange.ts'
import type { ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import { formatCount } from '#contracts/model/number.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Choice } from '#web/kit/parts/choice.tsx'
import { DownloadIcon } from '#web/kit/parts/icons.tsx'
import { Notice } from '#web/kit/parts/notice.tsx'
import { Pages } from '#web/kit/parts/pages.tsx'
import { useGrouping } from '#web/kit/session.ts'
import { useDrop } from '#web/kit/use-drop.ts'
import { useFocusIfLost } from '../../parts/use-focus-if-lost.ts'
import classes from './batch.module.css'
import type { Listing } from './batch.state.ts'
import { countItems, hasSeveralCurrencies, itemsOf, listItems, OUTCOMES, type OutcomeFilter } from './batch-items.ts'
import type { BatchOutcome } from './batch-job.ts'
import { BatchTable } from './batch-table.tsx'
import { useFileInput } from './file-input.tsx'
import { useSaving, type Write } from './use-saving.ts'

const PAGE_ROWS = 50
const ENCODING_NAMES = { gb18030: 'GB 18030 (GBK)', 'windows-1252': 'Windows-1252 (Latin-1)' } as const

interface OutcomeProps {
  name: string
  outcome: Extract<BatchOutcome, { isReadable: true }>
  listing: Listing
  rates: ExchangeRates
  defaults: ReactNode
  onFile: (file: File) => void
  onList: (change: Partial<Listing>) => void
  onOpen: (input: ProfitInput, line: number) => void
  write: Write
}

/** The rows of a finished batch, each with its profit or its errors. */
export function Outcome({ name, outcome, listing, rates, defaults, onFile, onList, onOpen, write }: OutcomeProps) {
  const { t } = useTranslation('profit-batch')
  const { rows, errors, ignored, encoding } = outcome
  const { shown, sorting } = listing
  const summaryId = useId()
  const part = useFocusIfLost<HTMLElement>()
  const drop = useDrop(({ files: [file] }) => file && onFile(file))
  const items = useMemo(() => itemsOf(rows, errors), [rows, errors])
  const counts = useMemo(() => countItems(items), [items])
  const isMixed = useMemo(() => hasSeveralCurrencies(rows), [rows])
  const listed = useMemo(() => listItems(items, shown, sorting, rates), [items, shown, sorting, rates])
  const pages = Math.ceil(listed.length / PAGE_ROWS)
  const from = (listing.page - 1) * PAGE_ROWS
  const turnTo = (page: number) => {
    onList({ page })
    part.current?.scrollIntoView()
  }
  return (
    <section
      ref={part}
      className={classes.outcome}
      aria-label={t('results')}
      aria-describedby={summaryId}
      tabIndex={-1}
      {...drop}
    >
      <Head name={name} counts={counts} summaryId={summaryId} onFile={onFile} write={write} />
      {(encoding === 'gb18030' || encoding === 'windows-1252') && (
        <Notice tone="warning">{t('encoding', { name: ENCODING_NAMES[encoding] })}</Notice>
      )}
      {ignored.length > 0 && (
        <Notice tone="warning">{t('ignored', { columns: ignored.join(t('listSeparator')) })}</Notice>
      )}
      {defaults}
      <Filter counts={counts} shown={shown} onShow={(chosen) => onList({ shown: chosen, page: 1 })} />
      {isMixed && sorting.key === 'net' && <p className={classes.note}>{t('mixed')}</p>}
      <BatchTable
        items={listed.slice(from, from + PAGE_ROWS)}
        sorting={sorting}
        onSort={(chosen) => onList({ sorting: chosen, page: 1 })}
        onOpen={onOpen}
      />
      {pages > 1 && <Pages pages={pages} page={listing.page} setPage={turnTo} />}
    </section>
  )
}

type Counts = Record<OutcomeFilter, number>

interface HeadProps extends Pick<OutcomeProps, 'name' | 'onFile' | 'write'> {
  counts: Counts
  summaryId: string
}

/** The name of the file, how many rows earn and lose, and the downloads. */
function Head({ name, counts, summaryId, onFile, write }: HeadProps) {
  const { t } = useTranslation('profit-batch')
  const grouping = useGrouping()
  const { save, saving } = useSaving(write)
  const [choose, input] = useFileInput(onFile)
  const number = (key: OutcomeFilter) => formatCount(counts[key], grouping)
  const parts = OUTCOMES.filter((key) => counts[key] > 0).map((key) => t(`count.${key}`, { n: number(key) }))
  return (
    <header className={classes.head}>
      <div>
        <h2 title={name}>{name}</h2>
        <p aria-hidden="true">{t('rows', { all: number('all') })}</p>
        <VisuallyHidden id={summaryId}>
          {t('counted', { all: number('all'), parts: parts.join(t('separator')) })}
        </VisuallyHidden>
      </div>
      <div className={classes.actions}>
        <Button
          leftSection={<DownloadIcon size={16} />}
          loading={saving === 'results xlsx'}
          onClick={() => void save('results', 'xlsx')}
        >
          {t('saveXlsx')}
        </Button>
        <Button variant="default" loading={saving === 'results csv'} onClick={() => void save('results', 'csv')}>
          {t('saveCsv')}
        </Button>
        {counts.error > 0 && (
          <Button variant="default" loading={saving === 'errors csv'} onClick={() => void save('errors', 'csv')}>
            {t('saveErrors')}
          </Button>
        )}
        <Button variant="default" onClick={choose}>
          {t('another')}
        </Button>
        {input}
      </div>
    </header>
  )
}

interface FilterProps {
  counts: Counts
  shown: OutcomeFilter
  onShow: (shown: OutcomeFilter) => void
}

function Filter({ counts, shown, onShow }: FilterProps) {
  const { t } = useTranslation('profit-batch')
  const grouping = useGrouping()
  const offered: OutcomeFilter[] = ['all', ...OUTCOMES.filter((key) => counts[key] > 0)]
  return (
    <Choice
      label={t('show')}
      labelled
      options={offered.map((value) => ({
        value,
        label: t('option', { label: t(`shown.${value}`), n: formatCount(counts[value], grouping) }),
      }))}
      value={shown}
      onChange={onShow}
    />
  )
}
