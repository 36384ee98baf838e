import type { CatalogueWorld } from '#server/features/catalogue/public.ts'
import type { SigningWorld } from '#server/platform/signed-address.ts'

export interface CalculatorsWorld extends SigningWorld, CatalogueWorld {}
