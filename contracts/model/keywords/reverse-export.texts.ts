import type { Language } from '../language.ts'
import type { Stand } from './reverse-metrics.ts'

/** Heads of exported columns that neither a metric nor the export of terms names, and the name of the file. */
export const REVERSE_EXPORT_TEXTS: Readonly<
  Record<
    Language,
    Record<
      | 'organicPlace'
      | 'adPlace'
      | 'rankedOn'
      | 'leader'
      | 'stand'
      | 'topTen'
      | 'organicRankOf'
      | 'adRankOf'
      | 'shareOf'
      | 'file',
      string
    > & {
      place: (page: number, place: number) => string
      stands: Record<Stand, string>
    }
  >
> = {
  'zh-CN': {
    organicPlace: '自然排名页码',
    adPlace: '广告排名页码',
    rankedOn: '排名日期',
    leader: '领先的 ASIN',
    stand: '差距',
    topTen: '前十 ASIN',
    organicRankOf: '自然排名',
    adRankOf: '广告排名',
    shareOf: '流量占比',
    file: '关键词反查',
    place: (page, place) => `第${page}页 第${place}位`,
    stands: {
      onlyRivals: '仅竞品有排名',
      onlyYou: '仅您有排名',
      youLead: '您领先',
      level: '名次相同',
      youTrail: '您落后',
      none: '都没有自然排名',
    },
  },
  'en-US': {
    organicPlace: 'Page of organic rank',
    adPlace: 'Page of ad rank',
    rankedOn: 'Date of ranks',
    leader: 'Leading ASIN',
    stand: 'Gap',
    topTen: 'First ten ASINs',
    organicRankOf: 'organic rank',
    adRankOf: 'ad rank',
    shareOf: 'traffic share',
    file: 'Reverse ASIN',
    place: (page, place) => `Page ${page}, position ${place}`,
    stands: {
      onlyRivals: 'Only rivals rank',
      onlyYou: 'Only you rank',
      youLead: 'You lead',
      level: 'Same rank',
      youTrail: 'You trail',
      none: 'No organic ranks',
    },
  },
}
