import { Drawer } from '@mantine/core'
import type { ListedTerm } from '#contracts/api/keyword-lists.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { minerPath } from '#web/features/catalogue/public/miner-path.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useGrouping, useLanguage } from '#web/kit/session.ts'
import { keywordColumns } from '../mining/keyword-columns.tsx'
import drawer from '../parts/drawer.module.css'
import { TermDetails, TermWays } from '../parts/term-details.tsx'

interface TermDrawerProps {
  term: ListedTerm | null
  marketplace: Marketplace
  opened: boolean
  onClose: () => void
}

/** All that is known of a term of a list. */
export function TermDrawer({ term, marketplace, opened, onClose }: TermDrawerProps) {
  const { t } = useTranslation(['keyword-lists', 'keywords', 'frame'])
  const columns = keywordColumns({
    marketplace,
    language: useLanguage(),
    grouping: useGrouping(),
    words: {
      term: t('keywords:mining.term'),
      trend: t('keywords:mining.trend.name'),
      trendHelp: t('keywords:mining.trend.help'),
      trendOf: () => '',
      category: t('keywords:mining.category'),
      niche: t('keywords:mining.niche'),
    },
  })
  const data = term?.known ? (term.known.sample ? 'sample' : 'imported') : undefined
  const ways = (text: string) => (
    <TermWays
      text={text}
      marketplace={marketplace}
      data={data}
      address={minerPath(text, marketplace, data)}
      onClose={onClose}
    />
  )
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size="lg"
      title={t('keywords:mining.detailsTitle')}
      closeButtonProps={{ 'aria-label': t('frame:close') }}
    >
      {term?.known && (
        <TermDetails row={term.known} marketplace={marketplace} columns={columns} ways={ways(term.text)} />
      )}
      {term && !term.known && (
        <div className={drawer.details}>
          <h2>{term.text}</h2>
          <p className={drawer.note}>{t('unknown')}</p>
          {ways(term.text)}
        </div>
      )}
    </Drawer>
  )
}
