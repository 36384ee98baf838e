import { Skeleton } from '@mantine/core'
import { MARKETPLACES, marketplaces } from '#contracts/model/marketplaces.ts'
import { FieldWordsContext } from '#web/kit/fields/field-words.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { lazyCode } from '#web/kit/lazy/lazy-code.ts'
import { LazyPart } from '#web/kit/lazy/lazy-part.tsx'
import { Page } from '#web/kit/screens/page.tsx'
import { useLanguage } from '#web/kit/session.ts'
import { useToday } from '#web/kit/session-store.ts'
import { useSearchValues } from '#web/kit/url-state.ts'
import { useWords } from '../parts/use-words.ts'
import { openedTable, tableId } from './fee-lines.ts'
import { feeYear } from './fee-year.ts'
import classes from './fees.module.css'
import { readFeesQuery } from './fees-query.ts'
import { InForce } from './in-force.tsx'
import { ProductCard } from './product-card.tsx'
import { isEntered, markedRows, productFees, productIn } from './product-fees.ts'
import { YearCard } from './year-card.tsx'

/** Below the fold of every window. */
const TABLE = lazyCode(() => import('./full-table.tsx'))
const FULL_TABLE = 'full-fee-table'

/** The fee tables of a marketplace on a day. `?marketplace=&on=&table=` choose, `?length=…&category=` are a product. */
export function FeesScreen() {
  const { t } = useTranslation(['fees', 'shell'])
  const language = useLanguage()
  const words = useWords()
  const today = useToday()
  const [search, setSearch] = useSearchValues()
  const { marketplace, on, table } = readFeesQuery(search, today)
  const product = productIn(search)
  const fees = productFees(product, marketplace, on)
  const opened = openedTable(marketplace, on, table)
  const place = { marketplace, on, today }

  function open(id: string) {
    setSearch({ table: id })
    const full = document.getElementById(FULL_TABLE)
    full?.focus({ preventScroll: true })
    full?.scrollIntoView({ block: 'start' })
  }

  return (
    <FieldWordsContext value={words}>
      <Page
        title={t('shell:title.feeTables')}
        subtitle={t('subtitle')}
        tabs={{
          label: t('marketplaces'),
          tabs: MARKETPLACES.map((key) => ({ key, label: marketplaces[key].name[language] })),
          value: marketplace,
          // A price of another currency would be wrong here.
          onChange: (key) => setSearch({ marketplace: key, table: '', price: '' }),
        }}
      >
        <div className={classes.page}>
          <InForce {...place} onDay={(day) => setSearch({ on: day === today ? '' : day })} onOpen={open} />
          <YearCard
            {...place}
            plan={feeYear(marketplace, Number(on.slice(0, 4)))}
            opened={opened && tableId(opened)}
            onOpen={open}
          />
          <div className={classes.columns}>
            <ProductCard
              key={marketplace}
              {...place}
              product={product}
              fees={isEntered(product) ? fees : null}
              change={setSearch}
              opened={opened}
              onOpen={open}
            />
            {opened && (
              <LazyPart lazy={TABLE} waiting={<Skeleton height={720} radius="lg" />}>
                {({ FullTable }) => (
                  <FullTable
                    key={`${marketplace} ${tableId(opened)}`}
                    id={FULL_TABLE}
                    entry={opened}
                    marketplace={marketplace}
                    marks={markedRows(fees, marketplace, on)}
                  />
                )}
              </LazyPart>
            )}
          </div>
        </div>
      </Page>
    </FieldWordsContext>
  )
}
