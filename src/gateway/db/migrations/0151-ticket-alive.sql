-- Until then a gateway that sends what an address gives is taken to be there, which says it again and again: one that was killed takes nothing back of what it
-- counted. NULL: nobody has said so.
ALTER TABLE file_ticket ADD COLUMN alive_until timestamptz;
