export const version1 = `
CREATE TABLE product (
  id INTEGER PRIMARY KEY,
  marketplace TEXT NOT NULL, asin TEXT NOT NULL, owner INTEGER NOT NULL DEFAULT 0,
  source TEXT NOT NULL, observed_on TEXT NOT NULL, parent_asin TEXT,
  title TEXT NOT NULL, brand TEXT, bullets TEXT NOT NULL, description TEXT,
  root_category TEXT, category_path TEXT NOT NULL, fee_category TEXT, sub_category TEXT,
  price INTEGER, list_price INTEGER, coupon REAL, rank INTEGER, sub_rank INTEGER,
  rating REAL, ratings INTEGER, stars TEXT, bought_past_month INTEGER, units INTEGER,
  sellers INTEGER, seller TEXT, seller_country TEXT, fulfilment TEXT, badges TEXT NOT NULL,
  images INTEGER, videos INTEGER, a_plus INTEGER, variants TEXT NOT NULL, size TEXT, weight INTEGER,
  listed_on TEXT, image_url TEXT, shape TEXT,
  UNIQUE (asin, marketplace, owner)
) STRICT;
CREATE INDEX product_sub_category ON product (marketplace, sub_category, source, units DESC);
CREATE INDEX product_root_category ON product (marketplace, root_category, source);

CREATE TABLE product_history (product_id INTEGER PRIMARY KEY REFERENCES product (id) ON DELETE CASCADE, history TEXT NOT NULL) STRICT;

CREATE TABLE category (
  marketplace TEXT NOT NULL, path TEXT NOT NULL, source TEXT NOT NULL, observed_on TEXT NOT NULL, owner INTEGER NOT NULL DEFAULT 0,
  fee_category TEXT NOT NULL, facts TEXT NOT NULL,
  PRIMARY KEY (marketplace, path, source, owner)
) STRICT, WITHOUT ROWID;

CREATE TABLE niche (
  id TEXT PRIMARY KEY, marketplace TEXT NOT NULL, title TEXT NOT NULL, zh TEXT NOT NULL, source TEXT NOT NULL,
  observed_on TEXT NOT NULL, owner INTEGER NOT NULL DEFAULT 0, facts TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE keyword (
  id INTEGER PRIMARY KEY, marketplace TEXT NOT NULL, text TEXT NOT NULL, niche_id TEXT NOT NULL, source TEXT NOT NULL,
  observed_on TEXT NOT NULL, owner INTEGER NOT NULL DEFAULT 0, searches INTEGER NOT NULL, facts TEXT NOT NULL
) STRICT;
CREATE INDEX keyword_text ON keyword (marketplace, text);
CREATE INDEX keyword_niche ON keyword (niche_id);

CREATE TABLE placement (
  marketplace TEXT NOT NULL, asin TEXT NOT NULL, keyword_id INTEGER NOT NULL, source TEXT NOT NULL,
  organic_rank INTEGER, ad_rank INTEGER, kinds TEXT NOT NULL, traffic_share REAL NOT NULL, ad_share REAL NOT NULL,
  PRIMARY KEY (marketplace, asin, keyword_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX placement_keyword ON placement (keyword_id, organic_rank);

CREATE TABLE import_run (
  id INTEGER PRIMARY KEY, kind TEXT NOT NULL, file TEXT NOT NULL, finished_at TEXT NOT NULL,
  read INTEGER NOT NULL, taken INTEGER NOT NULL, merged INTEGER NOT NULL, unchanged INTEGER NOT NULL, refused INTEGER NOT NULL
) STRICT;

CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
PRAGMA user_version = 1;
`
