/** Modes, regions and components of freight: closed lists whose keys have texts. */
import type { Marketplace } from '../../marketplaces.ts'

export const MODES = ['air', 'express', 'seaLcl', 'seaFcl', 'rail', 'seaParcel'] as const
export type Mode = (typeof MODES)[number]

export const SEA_MODES: readonly Mode[] = ['seaLcl', 'seaFcl', 'seaParcel']

/** Where a fulfilment centre is. A rate card may apply to one region only. */
export const REGIONS = [
  'usWest',
  'usCentral',
  'usEast',
  'uk',
  'de',
  'pl',
  'caEast',
  'caWest',
  'jpEast',
  'jpWest',
] as const
export type Region = (typeof REGIONS)[number]

/** Containers, from small to large. */
export const CONTAINERS = ['c20', 'c40', 'c40hq'] as const
export type Container = (typeof CONTAINERS)[number]

/**
 * In the order in which a shipment incurs them. `mainFreight`, `fuel`, `insurance` and the levies are computed; the
 * seller enters the others.
 */
export const COMPONENTS = [
  'pickup',
  'exportCustoms',
  'mainFreight',
  'fuel',
  'insurance',
  'destinationHandling',
  'isf',
  'customsEntry',
  'bond',
  'duty',
  'euItemDuty',
  'consignmentLevy',
  'mpf',
  'hmf',
  'delivery',
  'remoteArea',
  'oversize',
] as const
export type ComponentKey = (typeof COMPONENTS)[number]

/** Components that the seller prices, because no dated source has a number. */
export const TYPED_COMPONENTS = [
  'pickup',
  'exportCustoms',
  'destinationHandling',
  'isf',
  'customsEntry',
  'bond',
  'delivery',
  'remoteArea',
  'oversize',
] as const satisfies readonly ComponentKey[]

/** Only the US requires an importer security filing and a customs bond. */
const US_COMPONENTS: readonly ComponentKey[] = ['isf', 'bond']

/** The components that the seller prices for goods to a marketplace. */
export const typedComponentsOf = (marketplace: Marketplace) =>
  TYPED_COMPONENTS.filter((key) => marketplace === 'US' || !US_COMPONENTS.includes(key))

/** Charges of the state. Under DDU the importer pays them on arrival, together with customs entry and bond. */
export const DUTY_COMPONENTS: readonly ComponentKey[] = ['duty', 'euItemDuty', 'consignmentLevy', 'mpf', 'hmf']
export const IMPORT_COMPONENTS: readonly ComponentKey[] = [...DUTY_COMPONENTS, 'customsEntry', 'bond']
