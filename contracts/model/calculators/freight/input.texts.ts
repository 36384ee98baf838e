/** Names of the inputs of a freight calculation, on pages, on paper and in files. */
import type { Language } from '../../language.ts'
import type { FreightInput } from './input.ts'
import type { Schedule } from './result.ts'

type Words<Key extends string> = Readonly<Record<Language, Readonly<Record<Key, string>>>>

export type CartonName = 'count' | 'length' | 'width' | 'height' | 'weight' | 'unitsPerCarton'

/** Columns of a carton list; `weight` is gross. */
export const CARTON_NAMES: Words<CartonName> = {
  'zh-CN': {
    count: '箱数',
    length: '长',
    width: '宽',
    height: '高',
    weight: '单箱毛重',
    unitsPerCarton: '每箱件数',
  },
  'en-US': {
    count: 'Cartons',
    length: 'Length',
    width: 'Width',
    height: 'Height',
    weight: 'Gross',
    unitsPerCarton: 'Units each',
  },
}

export const CARTON_SIZE_NAMES: Readonly<Record<Language, string>> = {
  'zh-CN': '外箱尺寸（cm）',
  'en-US': 'Carton size (cm)',
}

/** Sums over all cartons of a row. */
export const CARTON_SUM_NAMES: Words<'cbm' | 'weight' | 'total'> = {
  'zh-CN': { cbm: '合计体积（CBM）', weight: '合计毛重（kg）', total: '合计' },
  'en-US': { cbm: 'Total CBM', weight: 'Total gross (kg)', total: 'Total' },
}

export const LOAD_TEXTS = {
  'zh-CN': {
    sum: '共 {cartons}，{cbm} CBM，毛重 {weight} kg',
    units: '，{units}',
  },
  'en-US': {
    sum: '{cartons}, {cbm} CBM, {weight} kg gross',
    units: ', {units}',
  },
} as const satisfies Words<string>

export type InputName =
  | 'marketplace'
  | 'fc'
  | 'ship'
  | 'inStock'
  | 'terms'
  | 'insurance'
  | 'remote'
  | 'units'
  | 'unitValue'
  | 'unitWeight'
  | 'hts'

export const INPUT_NAMES: Words<InputName> = {
  'zh-CN': {
    marketplace: '站点',
    fc: '仓库代码',
    ship: '发货日期',
    inStock: '最迟上架日期',
    terms: '贸易条款',
    insurance: '保险费率',
    remote: '偏远地区',
    units: '总件数',
    unitValue: '单件货值',
    unitWeight: '单件重量',
    hts: 'HTS 编码',
  },
  'en-US': {
    marketplace: 'Marketplace',
    fc: 'Fulfillment center',
    ship: 'Ship date',
    inStock: 'In-stock date',
    terms: 'Terms',
    insurance: 'Insurance rate',
    remote: 'Remote area',
    units: 'Total units',
    unitValue: 'Unit value',
    unitWeight: 'Unit weight',
    hts: 'HTS code',
  },
}

export const TERMS_NAMES: Words<FreightInput['options']['terms']> = {
  'zh-CN': { DDP: 'DDP 双清包税', DDU: 'DDU 收货方缴税' },
  'en-US': { DDP: 'DDP, duties paid', DDU: 'DDU, importer pays' },
}

export const LEG_NAMES: Words<Schedule['missing'][number]> = {
  'zh-CN': {
    production: '生产备货',
    export: '集货与出口',
    customs: '目的港清关',
    delivery: '派送到仓',
    checkIn: '入仓上架',
  },
  'en-US': {
    production: 'Production',
    export: 'Consolidation and export',
    customs: 'Customs at destination',
    delivery: 'Delivery',
    checkIn: 'Check-in',
  },
}

/** Where an input has no value. */
export const NOT_SET: Readonly<Record<Language, string>> = { 'zh-CN': '未填写', 'en-US': 'Not set' }
