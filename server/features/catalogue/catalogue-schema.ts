/**
 * Tables of the catalogue. Lists that are always read whole (bullets, variants, history) are JSON text; filter and join
 * fields are columns. `owner` 0 means everyone, because SQLite's unique index treats NULLs as different.
 */
export const CATALOGUE_VERSION = 6

/**
 * Clustered niches; categories of imported products are niches too, but have no row. A search reads `words` of every row
 * (niche-search.ts), so this column precedes the large ones: SQLite then reads those only for matches.
 */
const nicheTable = `
CREATE TABLE niche (
  id TEXT PRIMARY KEY, marketplace TEXT NOT NULL, source TEXT NOT NULL, observed_on TEXT NOT NULL,
  owner INTEGER NOT NULL DEFAULT 0, words TEXT NOT NULL, facts TEXT NOT NULL, months TEXT NOT NULL
) STRICT;
CREATE INDEX niche_marketplace ON niche (marketplace, owner);`

/** One row per imported product and day; `product` has the latest values. */
const observationTable = `
CREATE TABLE observation (
  marketplace TEXT NOT NULL, asin TEXT NOT NULL, owner INTEGER NOT NULL, day TEXT NOT NULL, title TEXT NOT NULL,
  price INTEGER, rank INTEGER, sub_category TEXT, sub_rank INTEGER, rating REAL, ratings INTEGER,
  bought_past_month INTEGER, available INTEGER,
  PRIMARY KEY (asin, marketplace, owner, day)
) STRICT, WITHOUT ROWID;`

/**
 * Covering indexes, because a category can have tens of thousands of products: members of a niche in order, categories
 * of imported rows with their sizes, accounts with own rows, points of rank curves.
 */
const nicheIndexes = `CREATE INDEX product_niche ON product
  (niche_id, units DESC, bought_past_month DESC, rank, ratings, asin, owner, marketplace, source, price, observed_on, parent_asin);
CREATE INDEX product_owner ON product (owner) WHERE owner <> 0;`
const listingIndexes = `CREATE INDEX product_category ON product
  (marketplace, category_path, niche_id, owner, asin, source, units, price, parent_asin) WHERE source <> 'sample';
CREATE INDEX product_ranked ON product (marketplace, root_category, owner, rank, bought_past_month, source, asin, parent_asin)
  WHERE source <> 'sample' AND rank > 0;`

/** Version 4 adds observations. Earlier versions overwrote them, so each product starts with its latest one. */
const keepDays = `
ALTER TABLE product ADD COLUMN fact_days TEXT NOT NULL DEFAULT '{}';
${observationTable}
INSERT INTO observation SELECT marketplace, asin, owner, observed_on, title, price, rank, sub_category, sub_rank, rating,
  ratings, bought_past_month, NULL FROM product WHERE source <> 'sample';
`

const measuresAndWeeks = `
ALTER TABLE product ADD COLUMN measures TEXT;
ALTER TABLE product_history ADD COLUMN weeks TEXT;
ALTER TABLE niche ADD COLUMN weeks TEXT;
ALTER TABLE placement ADD COLUMN history TEXT;
`

/** Version 5 adds `measures`, and weeks, which only sample rows have. */
export const toVersion5 = `
${measuresAndWeeks}
ALTER TABLE keyword ADD COLUMN weeks TEXT;
`

/**
 * Imported terms may have neither searches nor a niche; `last_week` is the Sunday of their last rank. A term is stored once
 * for each account, whatever files name it.
 */
const keywordTable = `
CREATE TABLE keyword (
  id INTEGER PRIMARY KEY, marketplace TEXT NOT NULL, text TEXT NOT NULL, niche_id TEXT, source TEXT NOT NULL,
  observed_on TEXT NOT NULL, owner INTEGER NOT NULL DEFAULT 0, searches INTEGER, facts TEXT NOT NULL, weeks TEXT,
  last_week TEXT
) STRICT;
CREATE INDEX keyword_text ON keyword (marketplace, text);
CREATE INDEX keyword_niche ON keyword (niche_id);
CREATE UNIQUE INDEX keyword_imported ON keyword (marketplace, owner, text) WHERE source <> 'sample';
`

/** Version 6 makes room for imported terms. */
export const toVersion6 = `
ALTER TABLE keyword RENAME TO keyword_5;
DROP INDEX keyword_text;
DROP INDEX keyword_niche;
${keywordTable}
INSERT INTO keyword SELECT *, NULL FROM keyword_5;
DROP TABLE keyword_5;
`

/** Upgrades version 2 (no index on listings) or 3 (no index on ranked rows without a badge) to 4. */
export const upgradeListingIndexes = `
DROP INDEX product_category;
DROP INDEX product_ranked;
${listingIndexes}
${keepDays}
`

/** Upgrades version 1 to 4. `openCatalogueForWriting` defines the SQL function `niche_of_category(marketplace, path)`. */
export const upgradeToNiches = `
ALTER TABLE product ADD COLUMN niche_id TEXT;
ALTER TABLE product ADD COLUMN click_share REAL;
UPDATE product SET niche_id = niche_of_category(marketplace, category_path) WHERE source <> 'sample';
${nicheIndexes}
${listingIndexes}
DROP TABLE niche;
${nicheTable}
${keepDays}
`

export const catalogueSchema = `
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
  listed_on TEXT, image_url TEXT, shape TEXT, niche_id TEXT, click_share REAL, fact_days TEXT NOT NULL DEFAULT '{}',
  UNIQUE (asin, marketplace, owner)
) STRICT;
CREATE INDEX product_sub_category ON product (marketplace, sub_category, source, units DESC);
CREATE INDEX product_root_category ON product (marketplace, root_category, source);
${nicheIndexes}
${listingIndexes}

${observationTable}

CREATE TABLE product_history (product_id INTEGER PRIMARY KEY REFERENCES product (id) ON DELETE CASCADE, history TEXT NOT NULL) STRICT;

CREATE TABLE category (
  marketplace TEXT NOT NULL, path TEXT NOT NULL, source TEXT NOT NULL, observed_on TEXT NOT NULL, owner INTEGER NOT NULL DEFAULT 0,
  fee_category TEXT NOT NULL, facts TEXT NOT NULL,
  PRIMARY KEY (marketplace, path, source, owner)
) STRICT, WITHOUT ROWID;

${nicheTable}

${keywordTable}
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
${measuresAndWeeks}`
