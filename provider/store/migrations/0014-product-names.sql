-- Names by which rules of pages know whoever has a product: its own, and those of the products that come with it. The products are written
-- anew at each start.
alter table products add column names jsonb not null default '[]';
