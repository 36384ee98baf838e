import { Button, Skeleton } from '@mantine/core'
import { Link } from 'wouter'
import { MARKETPLACES, marketplaces } from '#contracts/model/marketplaces.ts'
import { FieldWordsContext } from '#web/kit/fields/field-words.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { lazyCode } from '#web/kit/lazy/lazy-code.ts'
import { LazyPart } from '#web/kit/lazy/lazy-part.tsx'
import { Notice } from '#web/kit/parts/notice.tsx'
import { Page } from '#web/kit/screens/page.tsx'
import { useLanguage } from '#web/kit/session.ts'
import { useToday } from '#web/kit/session-store.ts'
import { useSearchValues } from '#web/kit/url-state.ts'
import { type OwnTables, useOwnTables } from '../parts/own-tables.ts'
import { useFieldWords } from '../public/use-field-words.ts'
import { openedTable, tableId } from './fee-lines.ts'
import { feeYear } from './fee-year.ts'
import classes from './fees.module.css'
import { type FeesQuery, readFeesQuery } from './fees-query.ts'
import { InForce } from './in-force.tsx'
import { markedRows, productFees, productIn } from './product-fees.ts'
import { YearCard } from './year-card.tsx'

/** Separate chunks, because these parts are below the fold at every window size. */
const OWN = lazyCode(() => import('./own/own-section.tsx'))
const PRODUCT = lazyCode(() => import('./product-card.tsx'))
const TABLE = lazyCode(() => import('./full-table.tsx'))
const FULL_TABLE = 'full-fee-table'

/**
 * Shows the fee tables of a marketplace on a day: the published tables and the seller's own. `?marketplace=&on=&table=`
 * select a table, and `?length=…&category=` describe a product. `?own=` opens the form for a table of the seller's own:
 * the parameter is the id of the table or, for a new table, its kind.
 */
export function FeesScreen() {
  const { t } = useTranslation(['fees', 'shell'])
  const language = useLanguage()
  const today = useToday()
  const [search, setSearch] = useSearchValues()
  const query = readFeesQuery(search, today)
  const own = useOwnTables()
  const words = useFieldWords()
  return (
    <Page
      title={t('shell:title.feeTables')}
      subtitle={t('subtitle')}
      actions={
        <Button component={Link} href="/ai/profit/analysis" variant="default">
          {t('toProfit')}
        </Button>
      }
      tabs={{
        label: t('marketplaces'),
        tabs: MARKETPLACES.map((key) => ({ key, label: marketplaces[key].name[language] })),
        value: query.marketplace,
        // Drop the price, because it is in the currency of the former marketplace.
        onChange: (key) => setSearch({ marketplace: key, table: '', price: '', own: '' }),
      }}
    >
      {own.isFailed && <Notice tone="warning">{t('ownFailed')}</Notice>}
      {own.isWaiting ? (
        <Skeleton height={720} radius="lg" />
      ) : (
        <FieldWordsContext value={words}>
          <Tables query={query} search={search} setSearch={setSearch} today={today} own={own} />
        </FieldWordsContext>
      )}
    </Page>
  )
}

interface TablesProps {
  query: FeesQuery
  search: URLSearchParams
  setSearch: (values: Readonly<Record<string, string>>) => void
  today: string
  own: OwnTables
}

/** This function is long because it is mostly markup of the page. */
function Tables({ query, search, setSearch, today, own }: TablesProps) {
  const { marketplace, on, table, edited } = query
  const product = productIn(search)
  const place = { marketplace, on, today, ownTables: own.tables }
  const opened = openedTable(marketplace, on, { id: table, ownTables: own.tables })

  function open(id: string) {
    setSearch({ table: id })
    const full = document.getElementById(FULL_TABLE)
    full?.focus({ preventScroll: true })
    full?.scrollIntoView({ block: 'start' })
  }

  return (
    <div className={classes.page}>
      <InForce
        {...place}
        onDay={(day) => setSearch({ on: day === today ? '' : day })}
        onOpen={open}
        onEnter={(kind) => setSearch({ own: kind })}
      />
      <YearCard
        {...place}
        plan={feeYear(marketplace, Number(on.slice(0, 4)), own.tables)}
        opened={opened && tableId(opened)}
        onOpen={open}
      />
      <LazyPart lazy={OWN} waiting={<Skeleton height={200} radius="lg" />}>
        {({ OwnSection }) => (
          <OwnSection
            {...place}
            own={own}
            edited={edited}
            onEdit={(next) => setSearch({ own: next === null ? '' : String(next) })}
            onOpen={open}
          />
        )}
      </LazyPart>
      <div className={classes.columns}>
        <LazyPart lazy={PRODUCT} waiting={<Skeleton height={560} radius="lg" />}>
          {({ ProductCard }) => (
            <ProductCard
              key={marketplace}
              {...place}
              product={product}
              change={setSearch}
              opened={opened}
              onOpen={open}
            />
          )}
        </LazyPart>
        {opened && (
          <LazyPart lazy={TABLE} waiting={<Skeleton height={720} radius="lg" />}>
            {({ FullTable }) => (
              <FullTable
                key={`${marketplace} ${tableId(opened)}`}
                id={FULL_TABLE}
                entry={opened}
                marketplace={marketplace}
                ownTables={own.tables}
                marks={markedRows(productFees(product, place), place)}
              />
            )}
          </LazyPart>
        )}
      </div>
    </div>
  )
}
