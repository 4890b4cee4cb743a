-- Once, as postgres in the database, after it was restored and before anybody is let in: psql -f restored.sql cofre
-- Programs have read deliveries that came after the moment of the restore, and remember the position up to which they have.
-- Those that come now get positions beyond all of them: nobody takes a new delivery for one that was read.
\set ON_ERROR_STOP on
insert into arrival (source, position, arrived_at, generation)
select 'restored', max(position) + 1000000, clock_timestamp(), max(generation) from arrival having max(position) is not null;
