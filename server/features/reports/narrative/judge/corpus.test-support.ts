/** Hand-written rewordings of real report sentences that keep the meaning. */
import type { Language } from '#contracts/model/language.ts'
import { english } from './corpus.en-US.test-support.ts'
import { chinese } from './corpus.zh-CN.test-support.ts'

export type Rewording = readonly [source: string, text: string, quoted?: readonly string[]]

export const CORPUS: Record<Language, readonly Rewording[]> = { 'zh-CN': chinese, 'en-US': english }

/** Words and their opposites, independent of the judge's own lists. */
export const FLIPS: Record<Language, readonly (readonly [string, string])[]> = {
  'zh-CN': [
    ['高于', '低于'],
    ['多于', '少于'],
    ['领先', '落后于'],
    ['远超', '远低于'],
    ['不及', '优于'],
    ['增长', '下降'],
    ['增长', '萎缩'],
    ['扩大', '收缩'],
    ['上行', '下行'],
    ['旺季', '淡季'],
    ['高峰', '低谷'],
    ['提价', '降价'],
    ['充足', '紧张'],
    ['扎实', '薄弱'],
    ['稳固', '疲软'],
    ['不超过', '不低于'],
    ['以内', '以上'],
    ['自然', '付费'],
    ['补货', '清仓'],
    ['中位', '平均'],
    ['进入线', '放弃线'],
    ['立项', '暂不进入'],
    ['分散', '集中'],
    ['垄断度较低', '垄断度较高'],
    ['新品', '老品'],
    ['平稳', '波动很大'],
    ['门槛较低', '门槛很高'],
    ['上升', '下滑'],
    ['容量可观', '容量有限'],
    ['最强', '最弱'],
  ],
  'en-US': [
    ['above', 'below'],
    ['more than', 'less than'],
    ['below', 'ahead of'],
    ['higher', 'lower'],
    ['growing', 'shrinking'],
    ['up', 'down'],
    ['rise', 'fall'],
    ['fell', 'rose'],
    ['upswing', 'off season'],
    ['peak', 'trough'],
    ['at most', 'at least'],
    ['or less', 'or more'],
    ['ample', 'little'],
    ['solid', 'weak'],
    ['firm', 'weak'],
    ['organic', 'paid'],
    ['median', 'average'],
    ['raise it', 'cut it'],
    ['large', 'small'],
    ['stay out', 'enter'],
    ['dominates', 'is fragmented'],
    ['new', 'old'],
    ['low barrier', 'high barrier'],
    ['rising', 'falling'],
    ['not satisfied', 'satisfied'],
    ['strongest', 'weakest'],
    ['exceeds', 'falls short of'],
  ],
}
