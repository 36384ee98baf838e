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
  /**
   * A fresh world for this test: its pages and `request` use it. It is dropped afterwards; when the test fails, its
   * state is attached.
   */
  world: World
  /** Logs a sample account in, in the browser; without a phone, the default seller. Resolves to the token. */
  signIn: (phone?: string) => Promise<string>
}

export declare const test: TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & WorldFixtures,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions
>
