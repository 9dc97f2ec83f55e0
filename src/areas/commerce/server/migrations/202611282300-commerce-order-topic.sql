-- The newest step of any order: browsers that wait for orders compare it often.
-- after: 202611281150-commerce-orders
CREATE INDEX order_event_newest ON order_event (site_id, at DESC, id DESC);
CREATE INDEX parcel_waiting ON parcel (site_id, status) WHERE status IN ('packing', 'ready');
