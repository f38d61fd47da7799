CREATE UNLOGGED TABLE "allowances_used" (
	"key" bytea PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "changelog_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"type" text NOT NULL,
	"description" text NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"added_by" uuid,
	CONSTRAINT "changelog_entries_type" CHECK (type in ('new', 'improve', 'future'))
);
--> statement-breakpoint
CREATE TABLE "dataset_examples" (
	"id" uuid PRIMARY KEY NOT NULL,
	"submission_id" uuid,
	"text" text NOT NULL,
	"label" text NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_addresses" (
	"user_id" uuid NOT NULL,
	"address_hash" bytea NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_addresses_user_id_address_hash_pk" PRIMARY KEY("user_id","address_hash")
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"id" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"secret" bytea NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "secrets_purpose" CHECK (purpose in ('session', 'address'))
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"text" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"label" text,
	"report" jsonb,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"approved_at" timestamp with time zone,
	"approved_by" uuid,
	CONSTRAINT "submissions_status" CHECK (status in ('pending', 'approved'))
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"username" text NOT NULL,
	"username_folded" text NOT NULL,
	"username_skeleton" text NOT NULL,
	"password_hash" text NOT NULL,
	"role" text DEFAULT 'user' NOT NULL,
	"google_issuer" text,
	"google_id" text,
	"token_version" integer DEFAULT 1 NOT NULL,
	"total_analyses" integer DEFAULT 0 NOT NULL,
	"scams_detected" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_role" CHECK (role in ('admin', 'user'))
);
--> statement-breakpoint
ALTER TABLE "changelog_entries" ADD CONSTRAINT "changelog_entries_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dataset_examples" ADD CONSTRAINT "dataset_examples_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_addresses" ADD CONSTRAINT "known_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "allowances_used_ends" ON "allowances_used" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "changelog_entries_version" ON "changelog_entries" USING btree ("version","added_at");--> statement-breakpoint
CREATE UNIQUE INDEX "dataset_examples_submission" ON "dataset_examples" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "known_addresses_seen" ON "known_addresses" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "submissions_pending" ON "submissions" USING btree ("submitted_at","id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "submissions_approved" ON "submissions" USING btree ("approved_at","id") WHERE status = 'approved';--> statement-breakpoint
CREATE INDEX "submissions_of_user" ON "submissions" USING btree ("user_id","approved_at") WHERE status = 'approved';--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_folded" ON "users" USING btree ("username_folded");--> statement-breakpoint
CREATE UNIQUE INDEX "users_google" ON "users" USING btree ("google_issuer","google_id");--> statement-breakpoint
CREATE INDEX "users_admin_skeleton" ON "users" USING btree ("username_skeleton") WHERE role = 'admin';