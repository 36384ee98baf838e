import type { Language } from '../../language.ts'
import type { Region } from './modes.ts'

export const REGION_NAMES: Readonly<Record<Language, Readonly<Record<Region, string>>>> = {
  'zh-CN': {
    usWest: '美西',
    usCentral: '美中',
    usEast: '美东',
    uk: '英国',
    de: '德国',
    pl: '波兰',
    caEast: '加东',
    caWest: '加西',
    jpEast: '日本关东',
    jpWest: '日本关西',
  },
  'en-US': {
    usWest: 'US West',
    usCentral: 'US Central',
    usEast: 'US East',
    uk: 'United Kingdom',
    de: 'Germany',
    pl: 'Poland',
    caEast: 'Canada East',
    caWest: 'Canada West',
    jpEast: 'Japan East',
    jpWest: 'Japan West',
  },
}
