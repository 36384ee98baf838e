import type {
  PlaywrightTestArgs,
  PlaywrightTestOptions,
  PlaywrightWorkerArgs,
  PlaywrightWorkerOptions,
  TestType,
} from 'playwright/test'
import type { World } from './client.d.mts'

export { expect } from 'playwright/test'

export interface WorldFixtures {
  /** A world of this test alone: all its pages are opened there, and `request` asks there. It is dropped afterwards; of a failed test its state is attached. */
  world: World
  /** Signs a sample account in, in the browser; the seller without a phone. Resolves to the token. */
  signIn: (phone?: string) => Promise<string>
}

export declare const test: TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & WorldFixtures,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions
>
