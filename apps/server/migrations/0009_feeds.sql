CREATE UNLOGGED TABLE "feeds" (
	"name" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"address_hash" "bytea" NOT NULL,
	"etag" text,
	"hashes" "bytea" NOT NULL,
	"gone" "bytea" NOT NULL,
	"seen_at" timestamp with time zone,
	"tried_at" timestamp with time zone NOT NULL,
	"problem" text
);
