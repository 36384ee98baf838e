import type { CatalogueWorld } from '#server/features/catalogue/public.ts'
import type { World } from '#server/platform/world.ts'

export interface CalculatorsWorld extends World, CatalogueWorld {}
