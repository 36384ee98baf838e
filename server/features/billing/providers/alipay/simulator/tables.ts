/** Tables of the simulator. Amounts are fen, times Unix milliseconds. */
import type { Database } from 'better-sqlite3'

export function createTables(db: Database): void {
  db.exec(`
    CREATE TABLE IF NOT EXISTS alipay_key (id INTEGER PRIMARY KEY CHECK (id = 1), private_key TEXT NOT NULL) STRICT;
    CREATE TABLE IF NOT EXISTS alipay_merchant (
      app_id TEXT PRIMARY KEY, app_public_key TEXT NOT NULL, seller_id TEXT NOT NULL UNIQUE
    ) STRICT;
    CREATE TABLE IF NOT EXISTS alipay_scenario (
      app_id TEXT PRIMARY KEY, delay INTEGER NOT NULL, copies INTEGER NOT NULL, hold INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE IF NOT EXISTS alipay_refunds_later (app_id TEXT PRIMARY KEY) STRICT;
    CREATE TABLE IF NOT EXISTS alipay_trade (
      trade_no TEXT PRIMARY KEY, app_id TEXT NOT NULL REFERENCES alipay_merchant, out_trade_no TEXT NOT NULL,
      cashier TEXT NOT NULL UNIQUE, subject TEXT NOT NULL, total INTEGER NOT NULL, status TEXT NOT NULL,
      notify_url TEXT, return_url TEXT, passback_params TEXT, refused TEXT,
      created_at INTEGER NOT NULL, expires_at INTEGER NOT NULL, paid_at INTEGER, closed_at INTEGER,
      UNIQUE (app_id, out_trade_no)
    ) STRICT;
    CREATE INDEX IF NOT EXISTS alipay_trade_expiry ON alipay_trade (status, expires_at);
    CREATE TABLE IF NOT EXISTS alipay_refund (
      trade_no TEXT NOT NULL REFERENCES alipay_trade, out_request_no TEXT NOT NULL, amount INTEGER NOT NULL,
      reason TEXT, refunded_at INTEGER NOT NULL, PRIMARY KEY (trade_no, out_request_no)
    ) STRICT;`)
}
