/** Names of components. A file of its own, because the profit calculator does not need the other texts of freight. */
import type { Language } from '../../language.ts'
import type { ComponentKey } from './modes.ts'

export const COMPONENT_NAMES: Readonly<Record<Language, Readonly<Record<ComponentKey, string>>>> = {
  'zh-CN': {
    pickup: '国内提货费',
    exportCustoms: '出口报关费',
    mainFreight: '主程运费',
    fuel: '燃油附加费',
    insurance: '货运保险',
    destinationHandling: '目的港操作费（THC/DDC）',
    isf: 'ISF 申报费',
    customsEntry: '清关费',
    bond: '海关保证金（Bond）',
    duty: '关税',
    euItemDuty: '欧盟小额包裹关税',
    consignmentLevy: '小额包裹国家附加费',
    mpf: '货物处理费（MPF）',
    hmf: '港口维护费（HMF）',
    delivery: '派送到仓费',
    remoteArea: '偏远地区附加费',
    oversize: '超尺寸超重附加费',
  },
  'en-US': {
    pickup: 'Pickup in China',
    exportCustoms: 'Export customs declaration',
    mainFreight: 'Main freight',
    fuel: 'Fuel surcharge',
    insurance: 'Cargo insurance',
    destinationHandling: 'Destination handling (THC/DDC)',
    isf: 'ISF filing',
    customsEntry: 'Customs entry',
    bond: 'Customs bond',
    duty: 'Customs duty',
    euItemDuty: 'EU duty on small consignments',
    consignmentLevy: 'National levy on small consignments',
    mpf: 'Merchandise processing fee (MPF)',
    hmf: 'Harbor maintenance fee (HMF)',
    delivery: 'Delivery to the fulfillment center',
    remoteArea: 'Remote-area surcharge',
    oversize: 'Oversize and overweight surcharge',
  },
}
