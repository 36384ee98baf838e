import { Button, Skeleton } from '@mantine/core'
import { sourcing } from '#contracts/api/sourcing.ts'
import type { Belt } from '#contracts/api/sourcing-rows.ts'
import { useCall } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { FilterChips } from '#web/kit/list/filter-chips.tsx'
import { panelState } from '#web/kit/panel-state.ts'
import { Panel } from '#web/kit/parts/panel.tsx'
import { Tag } from '#web/kit/parts/tag.tsx'
import type { OfferSearchState } from '../search/use-offer-search.ts'
import { WordsField } from '../words-field.tsx'
import { BeltList } from './belt-list.tsx'
import classes from './belts.module.css'
import { isIn } from './belts-by-province.ts'
import { ProvinceMap } from './province-map.tsx'

/** Which regions make the goods, on a schematic map and as a list. */
export function BeltsTab({ state }: { state: OfferSearchState }) {
  const { t } = useTranslation(['belts', 'sourcing', 'frame'])
  const { search, set } = state
  const { words, asin, marketplace, nicheId, by } = search
  const forProduct = asin !== '' && by === 'asin'
  const belts = useCall(
    sourcing.belts,
    {
      query: {
        ...(words && !forProduct && !nicheId && { keyword: words }),
        ...(forProduct && { asin, marketplace }),
        ...(nicheId && !forProduct && { nicheId }),
      },
    },
    { placeholderData: (before) => before },
  )
  const clear = () => set({ words: '', asin: '', marketplace: '', nicheId: '', province: '', by: '' })
  const isLimited = words !== '' || forProduct || nicheId !== undefined
  const hasNone = belts.data?.data === 'none'
  return (
    <div className={classes.screen}>
      <WordsField
        className={classes.words}
        label={t('belt.words')}
        placeholder={t('belt.wordsHint')}
        words={words}
        onWords={(typed) => set({ words: typed, asin: '', nicheId: '', by: '' })}
      />
      <FilterChips chips={chipsOf()} onClear={clear} />
      <p className={classes.source}>
        {belts.data?.data === 'sample' && <Tag tone="sample">{t('frame:sample')}</Tag>} {t('belt.source')}
      </p>
      <Panel
        state={panelState(belts, ({ row }) => row.length === 0)}
        skeleton={<Skeleton height={520} radius="lg" />}
        empty={{
          title: t(hasNone ? 'sourcing:search.noSource' : 'belt.none'),
          text: t(hasNone ? 'sourcing:search.noSourceHint' : 'belt.noneHint'),
          children: isLimited && <ShowAll onClear={clear} />,
        }}
        errorAction={isLimited && <ShowAll onClear={clear} />}
      >
        {({ row }) => (
          <div className={classes.columns}>
            <ProvinceMap
              belts={row}
              selected={search.province}
              onSelect={(province) => set({ province: province ?? '' })}
            />
            <Found belts={row.filter((belt) => isIn(belt, search.province))} all={row.length} state={state} />
          </div>
        )}
      </Panel>
    </div>
  )

  function chipsOf() {
    const { province } = search
    return [
      ...(forProduct
        ? [
            {
              id: 'asin',
              text: t('belt.ofProduct', { asin }),
              remove: () => set({ asin: '', marketplace: '', by: '' }),
            },
          ]
        : []),
      ...(nicheId && !forProduct
        ? [{ id: 'nicheId', text: t('belt.ofNiche'), remove: () => set({ nicheId: '' }) }]
        : []),
      ...(province ? [{ id: 'province', text: t(`province.${province}`), remove: () => set({ province: '' }) }] : []),
    ]
  }
}

function ShowAll({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('belts')
  return (
    <Button variant="default" onClick={onClear}>
      {t('belt.showAll')}
    </Button>
  )
}

interface FoundProps {
  belts: readonly Belt[]
  all: number
  state: OfferSearchState
}

function Found({ belts, all, state: { search, set } }: FoundProps) {
  const { t } = useTranslation('belts')
  return (
    <div className={classes.found}>
      <p role="status" className={classes.count}>
        {t('belt.found', { total: belts.length, all })}
      </p>
      {belts.length === 0 ? (
        <p className={classes.note}>
          {t('belt.noneHere')} <ShowAll onClear={() => set({ province: '' })} />
        </p>
      ) : (
        <BeltList belts={belts} layout={search.layout} />
      )}
    </div>
  )
}
