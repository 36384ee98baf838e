import type { Language } from '../language.ts'
import type { MetricTexts } from '../screener/metric-texts.ts'
import { KEYWORD_TEXTS } from './keyword-metrics.texts.ts'
import type { REVERSE_CHOICES, ReverseChoice, ReverseNumber, StandingNumber } from './reverse-metrics.ts'

type Values = { [C in ReverseChoice]: Record<(typeof REVERSE_CHOICES)[C]['values'][number], string> }
type OwnChoice = 'kinds' | 'type' | 'conversion'
type OwnTexts = MetricTexts<StandingNumber | OwnChoice> & { values: Pick<Values, OwnChoice> }

const OWN: Readonly<Record<Language, OwnTexts>> = {
  'zh-CN': {
    names: {
      organicRank: '自然排名',
      organicShift: '自然排名变化',
      adRank: '广告排名',
      adShift: '广告排名变化',
      trafficShare: '流量占比',
      organicShare: '自然流量占比',
      adShare: '广告流量占比',
      weeklyImpressions: '预估周曝光量（自算）',
      relativeRank: '相对排名',
      rivals: '有排名的竞品数',
      rivalRank: '竞品最好排名',
      rivalAverage: '竞品平均排名',
      rivalShare: '竞品最高流量占比',
      impressions: '展示量（自算）',
      clicks: '点击量（自算）',
      kinds: '流量词类型',
      type: '关键词类型',
      conversion: '转化效果',
    },
    formulas: {
      organicRank: '您的商品（第一个 ASIN）在该词自然搜索结果中的名次，每页按 48 个自然位计算页码。',
      organicShift: '对比周的自然排名 − 所选周的自然排名。正数表示排名上升；任一周没有排名时为空。',
      adRank: '您的商品在该词商品推广广告中的名次。页码按每页 12 个广告位计算，这是我们的假设。',
      adShift: '对比周的广告排名 − 所选周的广告排名。正数表示排名上升。',
      trafficShare: '该词给您的商品带来的流量占其全部流量的比例。只有最新一周有数据。',
      organicShare: '流量占比中来自自然搜索的部分。只有最新一周有数据。',
      adShare: '流量占比中来自广告的部分。只有最新一周有数据。',
      weeklyImpressions:
        '自算公式：该词所选周的搜索量 ×（打开自然排名所在页的买家占比 + 打开广告排名所在页的买家占比）。第 1 页 100%、第 2 页 25%、第 3 页 10%、之后 5%，是我们的假设。不是卖家精灵的数值。',
      relativeRank: '在所比较的商品中，按自然排名您排第几；1 表示领先。',
      rivals: '所选周有自然排名的竞品数量。',
      rivalRank: '竞品中最好的自然排名。',
      rivalAverage: '有排名的竞品的自然排名平均值。',
      rivalShare:
        '该词给各竞品带来的流量占该竞品全部流量的比例，取其中最高的。所有竞品在该词下都没有展示时为空。只有最新一周有数据。',
      impressions: '自算公式：月搜索量 × 首页展示的商品数（最多 48 个）。不是亚马逊的数值。',
      clicks: '自算公式：月购买量 ÷ 10%，10% 是我们假设的点击后购买比例。不是亚马逊的数值。',
      kinds: '任意一个所比较的商品在该词下的展示位置。早前的周只知道自然搜索和 SP 广告。',
      type: '我们的划分：流量占比达到 5% 为主要流量词；其余与商品同属一个细分市场的词，3 个单词以内为精准流量词，4 个及以上为精准长尾词（日语词不分长尾）；其他词为空。只有最新一周有数据。',
      conversion:
        '我们的划分：转化占比 ÷ 点击占比，1.1 以上为优质，0.8 以上为平稳，以下为流失；转化占比为 0 或该词当月没有购买为无效曝光。只有点击前三的商品有这些占比，其余为空。',
    },
    values: {
      kinds: {
        organic: '自然搜索词',
        amazonsChoice: 'AC 推荐词',
        editorial: 'ER 推荐词',
        fourStars: '4 星推荐词',
        highlyRated: 'HR 推荐词',
        sponsoredProduct: 'SP 广告词',
        sponsoredVideo: '视频广告词',
        sponsoredBrand: '品牌广告词',
      },
      type: { primary: '主要流量词', precise: '精准流量词', preciseLongTail: '精准长尾词' },
      conversion: { excellent: '转化优质词', stable: '转化平稳词', lost: '转化流失词', invalid: '无效曝光词' },
    },
  },
  'en-US': {
    names: {
      organicRank: 'Organic rank',
      organicShift: 'Organic rank change',
      adRank: 'Ad rank',
      adShift: 'Ad rank change',
      trafficShare: 'Traffic share',
      organicShare: 'Organic traffic share',
      adShare: 'Ad traffic share',
      weeklyImpressions: 'Weekly impressions (own formula)',
      relativeRank: 'Relative rank',
      rivals: 'Ranking rivals',
      rivalRank: 'Best rival rank',
      rivalAverage: 'Average rival rank',
      rivalShare: 'Highest rival traffic share',
      impressions: 'Impressions (own formula)',
      clicks: 'Clicks (own formula)',
      kinds: 'Traffic type',
      type: 'Keyword type',
      conversion: 'Conversion',
    },
    formulas: {
      organicRank:
        'Position of your product (the first ASIN) in the organic results of the term. A page counts as 48 organic positions.',
      organicShift:
        'Organic rank of the other week − of the chosen week. A positive number is a rise; empty without a rank in both weeks.',
      adRank:
        'Position of your product among the sponsored products of the term. A page counts as 12 ads, which is our assumption.',
      adShift: 'Ad rank of the other week − of the chosen week. A positive number is a rise.',
      trafficShare: 'Share of the traffic of your product that the term brings. Known for the newest week only.',
      organicShare: 'The part of the traffic share from organic results. Known for the newest week only.',
      adShare: 'The part of the traffic share from ads. Known for the newest week only.',
      weeklyImpressions:
        'Our own formula: searches of the term in the chosen week × (share of buyers who open the page of the organic rank + share who open the page of the ad rank). Page 1: 100%, page 2: 25%, page 3: 10%, later pages: 5%, which are our assumptions. Not the number of SellerSprite.',
      relativeRank: 'Your place among the compared products by organic rank; 1 leads.',
      rivals: 'Rivals with an organic rank in the chosen week.',
      rivalRank: 'The best organic rank of a rival.',
      rivalAverage: 'Average organic rank of the rivals that rank.',
      rivalShare:
        'Share of the traffic of a rival that the term brings, for the rival with the highest share. Empty if no rival shows under the term. Known for the newest week only.',
      impressions:
        'Our own formula: monthly searches × products shown on page one, 48 at most. Not a number of Amazon.',
      clicks:
        'Our own formula: monthly purchases ÷ 10%, our assumption of purchases after a click. Not a number of Amazon.',
      kinds:
        'How any of the compared products shows under the term. Earlier weeks know organic results and sponsored products only.',
      type: 'Our own classes: primary from a traffic share of 5%; of the others, terms of the niche of the product are precise up to 3 words and long-tail from 4 words on (Japanese terms are never long-tail). Empty for all other terms. Known for the newest week only.',
      conversion:
        'Our own classes: conversion share ÷ click share, excellent from 1.1, stable from 0.8, lost below; invalid if the conversion share is 0 or the term had no purchases in the month. Only the three most clicked products have these shares; empty for others.',
    },
    values: {
      kinds: {
        organic: 'Organic',
        amazonsChoice: 'Amazon’s Choice',
        editorial: 'Editorial',
        fourStars: '4 stars and up',
        highlyRated: 'Highly rated',
        sponsoredProduct: 'Sponsored Products',
        sponsoredVideo: 'Sponsored Brands video',
        sponsoredBrand: 'Sponsored Brands',
      },
      type: { primary: 'Primary', precise: 'Precise', preciseLongTail: 'Precise long-tail' },
      conversion: { excellent: 'Excellent', stable: 'Stable', lost: 'Lost', invalid: 'Invalid exposure' },
    },
  },
}

const withKeywordTexts = (language: Language): MetricTexts<ReverseNumber | ReverseChoice> & { values: Values } => {
  const [own, term] = [OWN[language], KEYWORD_TEXTS[language]]
  return {
    names: { ...own.names, ...term.names },
    formulas: { ...own.formulas, ...term.formulas },
    values: { ...own.values, ...term.values },
  }
}

/** Names, formulas and values of the metrics of a reverse lookup. */
export const REVERSE_TEXTS = { 'zh-CN': withKeywordTexts('zh-CN'), 'en-US': withKeywordTexts('en-US') } as const
