/** Made from the API's description by npm run openapi. */
export interface paths {
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Is the service ready? */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Should requests be sent here?
         * @description 503 while starting or stopping, and where database or image store fail.
         */
        get: operations["getReady"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description The answer names the device in `X-Device`. Sent along the next time, that lets its failures be counted apart from those of others behind the same address.
         */
        post: operations["postLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/session-ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Keep the session alive */
        get: operations["getSessionPing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the session */
        post: operations["postLogout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give the password again
         * @description Opens to this session, for ten minutes, the calls that otherwise answer 403 with `Please enter your password again`. Signing in does so, too.
         */
        post: operations["postConfirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every session that lives, of all administrators; the last used first */
        get: operations["getSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End one session, or all of a user's but the one that asks */
        post: operations["postEndSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/updatepassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the password
         * @description Ends every session of the user and answers the token of a new one.
         */
        put: operations["putUpdatePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether two-step sign-in is on */
        get: operations["getSecondFactor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factor/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a key for an authenticator app
         * @description Nothing changes until a code of it has been sent back.
         */
        post: operations["postBeginSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factor/on": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn two-step sign-in on
         * @description Ends every session of the user and answers the token of a new one. The recovery codes are told this once.
         */
        post: operations["postSecondFactorOn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factor/off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn two-step sign-in off
         * @description Ends every session of the user and answers the token of a new one.
         */
        post: operations["postSecondFactorOff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make new recovery codes in the place of the old ones */
        post: operations["postRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every category, both levels, in order */
        get: operations["getCategories"];
        put?: never;
        /** Create a category, with a picture if you like */
        post: operations["postCategories"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/main": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The main categories, in order */
        get: operations["getMainCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/product-counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many products each category has; its subcategories count */
        get: operations["getCategoryProductCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One category */
        get: operations["getCategory"];
        /** Change a category; what is left out stays as it is */
        put: operations["putCategory"];
        post?: never;
        /** Delete a category and its subcategories */
        delete: operations["deleteCategory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/{id}/subcategories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The subcategories of a category, in order */
        get: operations["getSubcategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/{id}/nav-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change where and in which place a category is shown */
        patch: operations["patchCategoryNavSettings"];
        trace?: never;
    };
    "/categories/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring a category back, with its subcategories, deleted within the last hour */
        post: operations["postCategoryRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List, filter, search and sort products */
        get: operations["getProducts"];
        put?: never;
        /** Create a product, with a picture if you like */
        post: operations["postProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/featured/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Featured products, last changed first */
        get: operations["getFeaturedProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/popular/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Bestsellers, newest first */
        get: operations["getPopularProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ids of all products and when each was changed, the oldest first */
        get: operations["getProductAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/model-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The writable fields of a product */
        get: operations["getProductModel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One product */
        get: operations["getProduct"];
        /** Change a product; what is left out stays as it is */
        put: operations["putProduct"];
        post?: never;
        /** Delete a product */
        delete: operations["deleteProduct"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a product without a picture; with `gallery`, a gallery item as well */
        post: operations["postProductJson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}/featured": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Feature a product, or no longer */
        put: operations["putProductFeatured"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring a product back that was deleted within the last hour */
        post: operations["postProductRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gallery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of gallery items, by their order, then the newest first */
        get: operations["getGallery"];
        put?: never;
        /**
         * Create a gallery item with its picture
         * @description With `name` the body has the shape of the simple forms, with `title` that of the main form. The picture is required.
         */
        post: operations["postGallery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gallery/popular": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The popular items */
        get: operations["getPopularGallery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gallery/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The texts that items are filed under, with the number of items */
        get: operations["getGalleryCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gallery/category/{category}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The items of one category, by its text */
        get: operations["getGalleryByCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gallery/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One gallery item */
        get: operations["getGalleryItem"];
        /**
         * Change a gallery item; what is left out stays as it is
         * @description With `name` the body has the shape of the simple forms, with `title` that of the main form.
         */
        put: operations["putGalleryItem"];
        post?: never;
        /** Delete a gallery item and its picture */
        delete: operations["deleteGalleryItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gallery/{id}/toggle-popular": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Make an item popular, or no longer */
        put: operations["putGalleryTogglePopular"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gallery/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring a gallery item back that was deleted within the last hour */
        post: operations["postGalleryRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nav-config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The header's configuration
         * @description Before one has been saved: the defaults, as version 0.
         */
        get: operations["getNavConfig"];
        /**
         * Save a new version of the configuration
         * @description What is left out stays as it is, down to the single entry.
         */
        put: operations["putNavConfig"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nav-config/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every version that was saved, the newest first */
        get: operations["getNavConfigHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nav-config/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One version; saving its configuration restores it */
        get: operations["getNavConfigVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every write, the newest first: who, when, from where, what before and after */
        get: operations["getAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backups/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin an upload
         * @description Answers the name under which its parts are then sent.
         */
        post: operations["postBackupUploads"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backups/{name}/parts/{part}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Send a part of an upload
         * @description The body is `application/octet-stream` of at most 8388608 bytes. A part may be sent again.
         */
        put: operations["putBackupPart"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backups/{name}/ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An address to download a backup from */
        post: operations["postBackupTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backups/download/{ticket}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download a backup */
        get: operations["getBackupDownload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The backups that the site keeps, and the last job */
        get: operations["getBackups"];
        put?: never;
        /**
         * Begin a backup
         * @description It runs on after the answer; the list tells how far it is. The newest 3 are kept.
         */
        post: operations["postBackups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backups/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the last backups went */
        get: operations["getBackupStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backups/{name}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to prove a backup, and tell what is in it */
        post: operations["postBackupCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backups/{name}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to restore a backup
         * @description It is proven whole before anything is replaced. What is there is kept as a backup first. Ends every session.
         */
        post: operations["postBackupRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backups/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a backup */
        delete: operations["deleteBackup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AuditEntry: {
            /**
             * @description Number of the entry
             * @example 1042
             */
            _id: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-01-31T09:30:00.000Z
             */
            at: string;
            /**
             * @example update
             * @enum {string}
             */
            action: "create" | "update" | "delete" | "restore" | "upload" | "download" | "sign-in" | "sign-in-failed" | "sign-out" | "password-change" | "password-confirm" | "sessions-end" | "second-factor-on" | "second-factor-off" | "second-factor-failed" | "recovery-codes-new" | "recovery-code-used";
            /**
             * @example product
             * @enum {string}
             */
            entity: "product" | "category" | "gallery-item" | "navigation" | "account" | "site";
            record: {
                /** @example 0199f4a2-7c1e-7d38-9a51-3f0c2b6f8e11 */
                _id: string;
                /** @example Groundnut Oil 1 L */
                name: string;
            };
            /** @description Both empty for what the program did of its own accord */
            user: {
                /** @example 0199f4a2-7c1e-7d38-9a51-3f0c2b6f8e22 */
                _id: string;
                /** @example Meena Ravi */
                name: string;
            };
            /** @example 6f9d8a1e-2f7b-4c55-9a0e-1f2d3c4b5a69 */
            requestId: string;
            /** @example 203.0.113.7 */
            address: string;
            /** @description The fields that changed; every field of what was deleted */
            before: {
                [key: string]: string | number | boolean | null;
            } | null;
            /** @description The fields that changed; every field of what was created */
            after: {
                [key: string]: string | number | boolean | null;
            } | null;
        };
        Pagination: {
            /** @example 1 */
            page: number;
            /** @example 1 */
            limit: number;
            /** @example 1 */
            total: number;
            /** @example 1 */
            pages: number;
        };
        Failure: {
            /**
             * @example false
             * @constant
             */
            success: false;
            /** @example Please correct the fields that are marked. */
            message: string;
            /** @description Message by field */
            errors?: {
                [key: string]: string;
            };
            /**
             * @description With 412: who wrote last
             * @example Admin User
             */
            changedBy?: string;
            /**
             * Format: date-time
             * @description With 412: when
             * @example 2026-01-31T09:30:00.000Z
             */
            changedAt?: string;
            /**
             * @description With 409 to a key that was used before: the record that it made, null where that is deleted
             * @example 0199f4a2-7c1e-7d38-9a51-3f0c2b6f8e11
             */
            created?: string | null;
        };
        User: {
            /**
             * @description Opaque id
             * @example 0199f4a2-7c1e-7d38-9a51-3f0c2b6f8e11
             */
            _id: string;
            /** @example Meena Ravi */
            name: string;
            /** @example meena@example.com */
            email: string;
            /** @example Administrator */
            role: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-01-31T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-01-31T09:30:00.000Z
             */
            updatedAt: string;
            /**
             * @description Where the password is one that the program made up: better changed
             * @example true
             */
            passwordMadeUp?: boolean;
            /**
             * @description What is to be done first, where the site demands it: until then nothing else is allowed
             * @example second-factor
             * @enum {string}
             */
            due?: "password" | "second-factor";
        };
        OpenSession: {
            /**
             * @description Opaque id
             * @example 0199f4a2-7c1e-7d38-9a51-3f0c2b6f8e11
             */
            _id: string;
            user: {
                /**
                 * @description Opaque id
                 * @example 0199f4a2-7c1e-7d38-9a51-3f0c2b6f8e11
                 */
                _id: string;
                /** @example Meena Ravi */
                name: string;
                /** @example meena@example.com */
                email: string;
            };
            /** @example Chrome on Android */
            device: string;
            /** @example 203.0.113.7 */
            address: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-01-31T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description To the minute
             * @example 2026-01-31T09:30:00.000Z
             */
            lastUsedAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-01-31T09:30:00.000Z
             */
            expiresAt: string;
            /**
             * @description The one that asks
             * @example true
             */
            isCurrent: boolean;
        };
        SecondFactor: {
            /** @example true */
            on: boolean;
            /**
             * @description Whether the site asks everybody for it
             * @example true
             */
            required: boolean;
            since: string | null;
            /** @example 1 */
            recoveryCodesLeft: number;
        };
        BackupJob: {
            /** @example 0199f4a2-7c1e-7d38-9a51-3f0c2b6f8e33 */
            _id: string;
            /**
             * @example backup
             * @enum {string}
             */
            kind: "backup" | "check" | "restore" | "move";
            /**
             * @example done
             * @enum {string}
             */
            state: "running" | "done" | "failed";
            /** @example backup-20260131-093000-1a2b3c */
            file: string;
            /**
             * @description Pictures so far
             * @example 40
             */
            done: number;
            /**
             * @description Pictures in all
             * @example 120
             */
            total: number;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-01-31T09:30:00.000Z
             */
            startedAt: string;
            /** @example Admin User */
            startedBy: string;
            /**
             * @description Why it failed
             * @example
             */
            message: string;
            content: {
                /** @example Vaagai Wood-Pressed Oils */
                site: string;
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC
                 * @example 2026-01-31T09:30:00.000Z
                 */
                createdAt: string;
                /** @example 1 */
                products: number;
                /** @example 1 */
                categories: number;
                /** @example 1 */
                galleryItems: number;
                /** @example 1 */
                accounts: number;
                /** @example 1 */
                pictures: number;
                /**
                 * @description Pictures that the site itself had lost when the backup was made
                 * @example 0
                 */
                missing: number;
            } | null;
        };
        BackupFile: {
            /** @example backup-20260131-093000-1a2b3c */
            name: string;
            /**
             * @example backup
             * @enum {string}
             */
            kind: "automatic" | "backup" | "before-restore" | "upload";
            /** @example 48000000 */
            bytes: number;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-01-31T09:30:00.000Z
             */
            createdAt: string;
        };
        NavConfig: {
            /** @example 5 */
            maxVisibleItems: number;
            /** @example More */
            moreDropdownLabel: string;
            showFixedItems: {
                /** @example true */
                home: boolean;
                /** @example true */
                products: boolean;
                /** @example true */
                gallery: boolean;
                /** @example true */
                popular: boolean;
                /** @example true */
                about: boolean;
                /** @example true */
                contact: boolean;
            };
            fixedItemsOrder: {
                /** @example 10 */
                home: number;
                /** @example 10 */
                products: number;
                /** @example 10 */
                gallery: number;
                /** @example 10 */
                popular: number;
                /** @example 10 */
                about: number;
                /** @example 10 */
                contact: number;
            };
            /** @example 1 */
            version: number;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-01-31T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-01-31T09:30:00.000Z
             */
            updatedAt: string;
        };
        ImageSet: {
            /** @example 1 */
            width: number;
            /** @example 1 */
            height: number;
            /**
             * @description A tiny picture as a data: address
             * @example data:image/webp;base64,UklGRg==
             */
            placeholder: string;
            sources: {
                /** @example image/avif */
                type: string;
                /** @example /uploads/ab12-320.avif 320w */
                srcset: string;
            }[];
            /**
             * @description A JPEG for link previews
             * @example /uploads/ab12.jpg
             */
            preview: string;
        };
        Subcategory: {
            /**
             * @description Opaque id
             * @example 0199f4a2-7c1e-7d38-9a51-3f0c2b6f8e11
             */
            _id: string;
            /** @example Sesame Oil */
            name: string;
            /**
             * @description Path of the full picture
             * @example /uploads/ab12.webp
             */
            image?: string;
            imageSet?: components["schemas"]["ImageSet"];
            /**
             * @description Absent for a main category
             * @example 0199f4a2-7c1e-7d38-9a51-3f0c2b6f8e11
             */
            parent?: string;
            /** @example 60 */
            order: number;
            /** @example true */
            showInNav: boolean;
            /** @example true */
            showInProductsDropdown: boolean;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-01-31T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-01-31T09:30:00.000Z
             */
            updatedAt: string;
        };
        Category: {
            /**
             * @description Opaque id
             * @example 0199f4a2-7c1e-7d38-9a51-3f0c2b6f8e11
             */
            _id: string;
            /** @example Sesame Oil */
            name: string;
            /**
             * @description Path of the full picture
             * @example /uploads/ab12.webp
             */
            image?: string;
            imageSet?: components["schemas"]["ImageSet"];
            /**
             * @description Absent for a main category
             * @example 0199f4a2-7c1e-7d38-9a51-3f0c2b6f8e11
             */
            parent?: string;
            /** @example 60 */
            order: number;
            /** @example true */
            showInNav: boolean;
            /** @example true */
            showInProductsDropdown: boolean;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-01-31T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-01-31T09:30:00.000Z
             */
            updatedAt: string;
            /** @description On main categories */
            subcategories?: components["schemas"]["Subcategory"][];
        };
        GalleryItem: {
            /**
             * @description Opaque id
             * @example 0199f4a2-7c1e-7d38-9a51-3f0c2b6f8e11
             */
            _id: string;
            /** @example The wooden press */
            title: string;
            /**
             * @description The same as `title`
             * @example The wooden press
             */
            name: string;
            /** @example Turning slowly since 1975 */
            description: string;
            /**
             * @description A text, or the category that the item refers to
             * @example Our mill
             */
            category: string | {
                /**
                 * @description Opaque id
                 * @example 0199f4a2-7c1e-7d38-9a51-3f0c2b6f8e11
                 */
                _id: string;
                /** @example Oils */
                name: string;
            };
            subcategory?: {
                /**
                 * @description Opaque id
                 * @example 0199f4a2-7c1e-7d38-9a51-3f0c2b6f8e11
                 */
                _id: string;
                /** @example Oils */
                name: string;
            };
            /** @example Our mill */
            categoryName: string;
            /** @example true */
            isPopular: boolean;
            /** @example true */
            popular: boolean;
            /** @example 10 */
            order: number;
            /**
             * @description Path of the full picture
             * @example /uploads/ab12.webp
             */
            image?: string;
            imageSet?: components["schemas"]["ImageSet"];
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-01-31T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-01-31T09:30:00.000Z
             */
            updatedAt: string;
        };
        Product: {
            /**
             * @description Opaque id
             * @example 0199f4a2-7c1e-7d38-9a51-3f0c2b6f8e11
             */
            _id: string;
            /** @example Groundnut Oil */
            name: string;
            /** @example Pressed slowly in a wooden mill. */
            description: string;
            /**
             * @description Rupees, at most two decimals
             * @example 320
             */
            price: number;
            /**
             * @description Rupees before the sale
             * @example 360
             */
            originalPrice?: number;
            /**
             * @description Path of the full picture
             * @example /uploads/ab12.webp
             */
            image?: string;
            imageSet?: components["schemas"]["ImageSet"];
            category: {
                /**
                 * @description Opaque id
                 * @example 0199f4a2-7c1e-7d38-9a51-3f0c2b6f8e11
                 */
                _id: string;
                /** @example Oils */
                name: string;
            };
            subcategory?: {
                /**
                 * @description Opaque id
                 * @example 0199f4a2-7c1e-7d38-9a51-3f0c2b6f8e11
                 */
                _id: string;
                /** @example Oils */
                name: string;
            };
            /** @example true */
            featured: boolean;
            /** @example true */
            inStock: boolean;
            /** @example true */
            isBestSeller: boolean;
            /** @example 1 L */
            size?: string;
            /** @example Good for frying */
            benefits?: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-01-31T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-01-31T09:30:00.000Z
             */
            updatedAt: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @example ok
                         * @enum {string}
                         */
                        status: "ok";
                    };
                };
            };
            /** @description Unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Busy, try again */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The service is busy. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getReady: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @example ok
                         * @enum {string}
                         */
                        status: "ok";
                    };
                };
            };
            /** @description Unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Busy, try again */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The service is busy. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    postLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example meena@example.com */
                    email: string;
                    /** @example a long sentence is best */
                    password: string;
                    /**
                     * @description Where two-step sign-in is on: the code of the authenticator app, or a recovery code
                     * @example 492039
                     */
                    code?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: {
                            /** @example x4bI1dTj7Wq0… */
                            token: string;
                            user: components["schemas"]["User"];
                        };
                    };
                };
            };
            /** @description Invalid input */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please correct the fields that are marked.",
                     *       "errors": {
                     *         "name": "Product name is required"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Wrong e-mail address or password; with `errors.code`: the password is right, and two-step sign-in asks for a code, or for another one */
            401: {
                headers: {
                    /** @description How to sign in */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Image file is too large. Maximum size is 5MB."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not an accepted type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Only JPEG, PNG, WebP and AVIF pictures are accepted."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many failures; `Retry-After` tells the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Too many failed attempts. Please try again later."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Busy, try again */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The service is busy. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: {
                /** @description Tags of the answers that are at hand */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        user: components["schemas"]["User"];
                    };
                };
            };
            /** @description Not changed: the answer at hand still holds */
            304: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description How to sign in */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Busy, try again */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The service is busy. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getSessionPing: {
        parameters: {
            query?: never;
            header?: {
                /** @description Tags of the answers that are at hand */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: {
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             * @example 2026-01-31T09:30:00.000Z
                             */
                            expiresAt: string;
                        };
                    };
                };
            };
            /** @description Not changed: the answer at hand still holds */
            304: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description How to sign in */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Busy, try again */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The service is busy. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    postLogout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        /** @example null */
                        data: null;
                    };
                };
            };
            /** @description Invalid input */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please correct the fields that are marked.",
                     *       "errors": {
                     *         "name": "Product name is required"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description How to sign in */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Image file is too large. Maximum size is 5MB."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not an accepted type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Only JPEG, PNG, WebP and AVIF pictures are accepted."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Busy, try again */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The service is busy. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    postConfirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example a long sentence is best */
                    password: string;
                    /**
                     * @description Where two-step sign-in is on: the code of the authenticator app, or a recovery code
                     * @example 492039
                     */
                    code?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        /** @example null */
                        data: null;
                    };
                };
            };
            /** @description Invalid input */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please correct the fields that are marked.",
                     *       "errors": {
                     *         "name": "Product name is required"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description How to sign in */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Image file is too large. Maximum size is 5MB."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not an accepted type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Only JPEG, PNG, WebP and AVIF pictures are accepted."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many failures; `Retry-After` tells the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Too many failed attempts. Please try again later."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Busy, try again */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The service is busy. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getSessions: {
        parameters: {
            query?: never;
            header?: {
                /** @description Tags of the answers that are at hand */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["OpenSession"][];
                    };
                };
            };
            /** @description Not changed: the answer at hand still holds */
            304: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description How to sign in */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something of the account is due first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please set up two-step sign-in first: this site asks everybody for it."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Busy, try again */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The service is busy. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    postEndSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Id of a session
                     * @example 0199f4a2
                     */
                    session?: string;
                    /**
                     * @description Id of a user; your own account where left out
                     * @example 0199f4a2
                     */
                    user?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: {
                            /** @example 1 */
                            ended: number;
                        };
                    };
                };
            };
            /** @description Invalid input */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please correct the fields that are marked.",
                     *       "errors": {
                     *         "name": "Product name is required"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description How to sign in */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The password was not given within the last ten minutes (`POST /auth/confirm`), or something of the account is due first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please set up two-step sign-in first: this site asks everybody for it."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Image file is too large. Maximum size is 5MB."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not an accepted type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Only JPEG, PNG, WebP and AVIF pictures are accepted."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Busy, try again */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The service is busy. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    putUpdatePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example a long sentence is best */
                    currentPassword: string;
                    /** @example another long sentence */
                    newPassword: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: {
                            /** @example x4bI1dTj7Wq0… */
                            token: string;
                            user: components["schemas"]["User"];
                        };
                    };
                };
            };
            /** @description Invalid input */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please correct the fields that are marked.",
                     *       "errors": {
                     *         "name": "Product name is required"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description How to sign in */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The password was not given within the last ten minutes (`POST /auth/confirm`), or something of the account is due first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please set up two-step sign-in first: this site asks everybody for it."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Image file is too large. Maximum size is 5MB."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not an accepted type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Only JPEG, PNG, WebP and AVIF pictures are accepted."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many failures; `Retry-After` tells the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Too many failed attempts. Please try again later."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Busy, try again */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The service is busy. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getSecondFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description Tags of the answers that are at hand */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["SecondFactor"];
                    };
                };
            };
            /** @description Not changed: the answer at hand still holds */
            304: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description How to sign in */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something of the account is due first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please set up two-step sign-in first: this site asks everybody for it."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Busy, try again */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The service is busy. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    postBeginSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: {
                            /**
                             * @description To type by hand
                             * @example JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP
                             */
                            key: string;
                            /**
                             * @description To show as a picture that the app reads
                             * @example otpauth://totp/Shop:meena%40example.com?secret=JBSWY3DPEHPK3PXP&issuer=Shop
                             */
                            address: string;
                        };
                    };
                };
            };
            /** @description Invalid input */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please correct the fields that are marked.",
                     *       "errors": {
                     *         "name": "Product name is required"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description How to sign in */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The password was not given within the last ten minutes (`POST /auth/confirm`), or something of the account is due first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please set up two-step sign-in first: this site asks everybody for it."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It is on */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "A category with this name already exists",
                     *       "errors": {
                     *         "name": "A category with this name already exists"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Image file is too large. Maximum size is 5MB."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not an accepted type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Only JPEG, PNG, WebP and AVIF pictures are accepted."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Busy, try again */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The service is busy. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    postSecondFactorOn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Of the app
                     * @example 492039
                     */
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: {
                            /** @example x4bI1dTj7Wq0… */
                            token: string;
                            user: components["schemas"]["User"];
                            recoveryCodes: string[];
                        };
                    };
                };
            };
            /** @description Invalid input */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please correct the fields that are marked.",
                     *       "errors": {
                     *         "name": "Product name is required"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description How to sign in */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The password was not given within the last ten minutes (`POST /auth/confirm`), or something of the account is due first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please set up two-step sign-in first: this site asks everybody for it."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It is on, or no key was made */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "A category with this name already exists",
                     *       "errors": {
                     *         "name": "A category with this name already exists"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Image file is too large. Maximum size is 5MB."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not an accepted type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Only JPEG, PNG, WebP and AVIF pictures are accepted."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Busy, try again */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The service is busy. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    postSecondFactorOff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: {
                            /** @example x4bI1dTj7Wq0… */
                            token: string;
                            user: components["schemas"]["User"];
                        };
                    };
                };
            };
            /** @description Invalid input */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please correct the fields that are marked.",
                     *       "errors": {
                     *         "name": "Product name is required"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description How to sign in */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The password was not given within the last ten minutes (`POST /auth/confirm`), or something of the account is due first, or the site asks everybody for it */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please set up two-step sign-in first: this site asks everybody for it."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It is not on */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "A category with this name already exists",
                     *       "errors": {
                     *         "name": "A category with this name already exists"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Image file is too large. Maximum size is 5MB."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not an accepted type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Only JPEG, PNG, WebP and AVIF pictures are accepted."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Busy, try again */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The service is busy. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    postRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: {
                            recoveryCodes: string[];
                        };
                    };
                };
            };
            /** @description Invalid input */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please correct the fields that are marked.",
                     *       "errors": {
                     *         "name": "Product name is required"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description How to sign in */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The password was not given within the last ten minutes (`POST /auth/confirm`), or something of the account is due first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please set up two-step sign-in first: this site asks everybody for it."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Two-step sign-in is not on */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "A category with this name already exists",
                     *       "errors": {
                     *         "name": "A category with this name already exists"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Image file is too large. Maximum size is 5MB."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not an accepted type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Only JPEG, PNG, WebP and AVIF pictures are accepted."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Busy, try again */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The service is busy. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getCategories: {
        parameters: {
            query?: never;
            header?: {
                /** @description Tags of the answers that are at hand */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["Category"][];
                    };
                };
            };
            /** @description Not changed: the answer at hand still holds */
            304: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Busy, try again */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The service is busy. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    postCategories: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your own, such as a random UUID. Sent again with it, the same request makes nothing new and answers what it made: remembered for a day at least, for the account */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @example Sesame Oil */
                    name: string;
                    /** @description Id of a main category; blank for none */
                    parent?: null | string;
                    showInNav?: boolean | ("0" | "1" | "true" | "false" | "on");
                    showInProductsDropdown?: boolean | ("0" | "1" | "true" | "false" | "on");
                    /**
                     * @description A number, halves allowed; last when absent or blank
                     * @example 10
                     */
                    order?: null | string | (number | string);
                    deleteImage?: boolean | ("0" | "1" | "true" | "false" | "on");
                } & {
                    /**
                     * Format: binary
                     * @description JPEG, PNG, WebP or AVIF
                     */
                    image?: string;
                };
                "application/json": {
                    /** @example Sesame Oil */
                    name: string;
                    /** @description Id of a main category; blank for none */
                    parent?: null | string;
                    showInNav?: boolean | ("0" | "1" | "true" | "false" | "on");
                    showInProductsDropdown?: boolean | ("0" | "1" | "true" | "false" | "on");
                    /**
                     * @description A number, halves allowed; last when absent or blank
                     * @example 10
                     */
                    order?: null | string | (number | string);
                    deleteImage?: boolean | ("0" | "1" | "true" | "false" | "on");
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["Category"];
                    };
                };
            };
            /** @description Invalid input */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please correct the fields that are marked.",
                     *       "errors": {
                     *         "name": "Product name is required"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description How to sign in */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something of the account is due first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please set up two-step sign-in first: this site asks everybody for it."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Another category beside it has this name, or the key has made something else */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "A category with this name already exists",
                     *       "errors": {
                     *         "name": "A category with this name already exists"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Image file is too large. Maximum size is 5MB."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not an accepted type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Only JPEG, PNG, WebP and AVIF pictures are accepted."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Busy, try again */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The service is busy. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getMainCategories: {
        parameters: {
            query?: never;
            header?: {
                /** @description Tags of the answers that are at hand */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["Category"][];
                    };
                };
            };
            /** @description Not changed: the answer at hand still holds */
            304: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Busy, try again */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The service is busy. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getCategoryProductCounts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Tags of the answers that are at hand */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: {
                            /**
                             * @description Opaque id
                             * @example 0199f4a2-7c1e-7d38-9a51-3f0c2b6f8e11
                             */
                            _id: string;
                            /** @example 12 */
                            products: number;
                        }[];
                    };
                };
            };
            /** @description Not changed: the answer at hand still holds */
            304: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description How to sign in */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something of the account is due first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please set up two-step sign-in first: this site asks everybody for it."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Busy, try again */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The service is busy. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description Tags of the answers that are at hand */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["Category"];
                    };
                };
            };
            /** @description Not changed: the answer at hand still holds */
            304: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Invalid input */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please correct the fields that are marked.",
                     *       "errors": {
                     *         "name": "Product name is required"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Busy, try again */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The service is busy. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    putCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description Tag of the record as it was seen: otherwise 412 */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @example Sesame Oil */
                    name?: string;
                    /** @description Id of a main category; blank for none */
                    parent?: null | string;
                    showInNav?: boolean | ("0" | "1" | "true" | "false" | "on");
                    showInProductsDropdown?: boolean | ("0" | "1" | "true" | "false" | "on");
                    /**
                     * @description A number; halves are allowed
                     * @example 10
                     */
                    order?: number | string;
                    deleteImage?: boolean | ("0" | "1" | "true" | "false" | "on");
                } & {
                    /**
                     * Format: binary
                     * @description JPEG, PNG, WebP or AVIF
                     */
                    image?: string;
                };
                "application/json": {
                    /** @example Sesame Oil */
                    name?: string;
                    /** @description Id of a main category; blank for none */
                    parent?: null | string;
                    showInNav?: boolean | ("0" | "1" | "true" | "false" | "on");
                    showInProductsDropdown?: boolean | ("0" | "1" | "true" | "false" | "on");
                    /**
                     * @description A number; halves are allowed
                     * @example 10
                     */
                    order?: number | string;
                    deleteImage?: boolean | ("0" | "1" | "true" | "false" | "on");
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["Category"];
                    };
                };
            };
            /** @description Invalid input */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please correct the fields that are marked.",
                     *       "errors": {
                     *         "name": "Product name is required"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description How to sign in */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something of the account is due first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please set up two-step sign-in first: this site asks everybody for it."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Another category beside it has this name */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "A category with this name already exists",
                     *       "errors": {
                     *         "name": "A category with this name already exists"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Changed in the meantime */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Somebody else has changed this in the meantime",
                     *       "changedBy": "Admin User",
                     *       "changedAt": "2026-01-31T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Image file is too large. Maximum size is 5MB."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not an accepted type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Only JPEG, PNG, WebP and AVIF pictures are accepted."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Busy, try again */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The service is busy. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description Tag of the record as it was seen: otherwise 412 */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        /** @example null */
                        data: null;
                    };
                };
            };
            /** @description Invalid input */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please correct the fields that are marked.",
                     *       "errors": {
                     *         "name": "Product name is required"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description How to sign in */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something of the account is due first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please set up two-step sign-in first: this site asks everybody for it."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A product is filed under it, or under one of its subcategories */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "A category with this name already exists",
                     *       "errors": {
                     *         "name": "A category with this name already exists"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Changed in the meantime */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Somebody else has changed this in the meantime",
                     *       "changedBy": "Admin User",
                     *       "changedAt": "2026-01-31T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Image file is too large. Maximum size is 5MB."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not an accepted type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Only JPEG, PNG, WebP and AVIF pictures are accepted."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Busy, try again */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The service is busy. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getSubcategories: {
        parameters: {
            query?: never;
            header?: {
                /** @description Tags of the answers that are at hand */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["Subcategory"][];
                    };
                };
            };
            /** @description Not changed: the answer at hand still holds */
            304: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Invalid input */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please correct the fields that are marked.",
                     *       "errors": {
                     *         "name": "Product name is required"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Busy, try again */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The service is busy. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    patchCategoryNavSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description Tag of the record as it was seen: otherwise 412 */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    showInNav?: boolean | ("0" | "1" | "true" | "false" | "on");
                    showInProductsDropdown?: boolean | ("0" | "1" | "true" | "false" | "on");
                    /**
                     * @description A number; halves are allowed
                     * @example 10
                     */
                    order?: number | string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["Category"];
                    };
                };
            };
            /** @description Invalid input */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please correct the fields that are marked.",
                     *       "errors": {
                     *         "name": "Product name is required"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description How to sign in */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something of the account is due first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please set up two-step sign-in first: this site asks everybody for it."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Changed in the meantime */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Somebody else has changed this in the meantime",
                     *       "changedBy": "Admin User",
                     *       "changedAt": "2026-01-31T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Image file is too large. Maximum size is 5MB."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not an accepted type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Only JPEG, PNG, WebP and AVIF pictures are accepted."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Busy, try again */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The service is busy. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    postCategoryRestore: {
        parameters: {
            query?: never;
            header?: {
                /** @description Tag of the record as it was seen: otherwise 412 */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["Category"];
                    };
                };
            };
            /** @description Invalid input */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please correct the fields that are marked.",
                     *       "errors": {
                     *         "name": "Product name is required"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description How to sign in */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something of the account is due first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please set up two-step sign-in first: this site asks everybody for it."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Its parent is gone, or another category has its name */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "A category with this name already exists",
                     *       "errors": {
                     *         "name": "A category with this name already exists"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Changed in the meantime */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Somebody else has changed this in the meantime",
                     *       "changedBy": "Admin User",
                     *       "changedAt": "2026-01-31T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Image file is too large. Maximum size is 5MB."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not an accepted type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Only JPEG, PNG, WebP and AVIF pictures are accepted."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Busy, try again */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The service is busy. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getProducts: {
        parameters: {
            query?: {
                /** @description Counted from 1, which is the default */
                page?: number | string;
                /** @description From 1 to 1000; 50 by default */
                limit?: number | string;
                /** @description Id of a category; a main one covers its subcategories */
                category?: string;
                /** @description Id of a subcategory */
                subcategory?: string;
                /** @description Words, or parts of words, that must all stand in the name or the description */
                search?: string;
                /** @description Featured ones, or the others */
                featured?: boolean | ("0" | "1" | "true" | "false" | "on");
                /** @description What is in stock, or what is not */
                inStock?: boolean | ("0" | "1" | "true" | "false" | "on");
                /** @description Bestsellers, or the others */
                isBestSeller?: boolean | ("0" | "1" | "true" | "false" | "on");
                /** @description Those with a picture, or without */
                hasImage?: boolean | ("0" | "1" | "true" | "false" | "on");
                /** @description Those with a description, or without */
                hasDescription?: boolean | ("0" | "1" | "true" | "false" | "on");
                /** @description Rupees, itself included */
                minPrice?: null | number | string;
                /** @description Rupees, itself included */
                maxPrice?: null | number | string;
                /** @description `default`: featured ones first, then those changed last */
                sort?: "default" | "price-asc" | "price-desc" | "name-asc" | "name-desc" | "newest" | "updated";
            };
            header?: {
                /** @description Tags of the answers that are at hand */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["Product"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            /** @description Not changed: the answer at hand still holds */
            304: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Invalid input */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please correct the fields that are marked.",
                     *       "errors": {
                     *         "name": "Product name is required"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Busy, try again */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The service is busy. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    postProducts: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your own, such as a random UUID. Sent again with it, the same request makes nothing new and answers what it made: remembered for a day at least, for the account */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @example Groundnut Oil */
                    name: string;
                    /** @example Pressed slowly in a wooden mill. */
                    description?: null | string;
                    /**
                     * @description Rupees, at most two decimals
                     * @example 320
                     */
                    price?: null | number | string;
                    /**
                     * @description Rupees, at most two decimals
                     * @example 320
                     */
                    originalPrice?: null | number | string;
                    /**
                     * @description Id of a main category, or of a subcategory alone
                     * @example 0199f4a2-7c1e-7d38-9a51-3f0c2b6f8e11
                     */
                    category: string;
                    /** @description Id of a subcategory of the category */
                    subcategory?: null | string;
                    featured?: boolean | ("0" | "1" | "true" | "false" | "on");
                    inStock?: boolean | ("0" | "1" | "true" | "false" | "on");
                    isBestSeller?: boolean | ("0" | "1" | "true" | "false" | "on");
                    /** @example 1 L */
                    size?: null | string;
                    /** @example Good for frying */
                    benefits?: null | string;
                    deleteImage?: boolean | ("0" | "1" | "true" | "false" | "on");
                } & {
                    /**
                     * Format: binary
                     * @description JPEG, PNG, WebP or AVIF
                     */
                    image?: string;
                };
                "application/json": {
                    /** @example Groundnut Oil */
                    name: string;
                    /** @example Pressed slowly in a wooden mill. */
                    description?: null | string;
                    /**
                     * @description Rupees, at most two decimals
                     * @example 320
                     */
                    price?: null | number | string;
                    /**
                     * @description Rupees, at most two decimals
                     * @example 320
                     */
                    originalPrice?: null | number | string;
                    /**
                     * @description Id of a main category, or of a subcategory alone
                     * @example 0199f4a2-7c1e-7d38-9a51-3f0c2b6f8e11
                     */
                    category: string;
                    /** @description Id of a subcategory of the category */
                    subcategory?: null | string;
                    featured?: boolean | ("0" | "1" | "true" | "false" | "on");
                    inStock?: boolean | ("0" | "1" | "true" | "false" | "on");
                    isBestSeller?: boolean | ("0" | "1" | "true" | "false" | "on");
                    /** @example 1 L */
                    size?: null | string;
                    /** @example Good for frying */
                    benefits?: null | string;
                    deleteImage?: boolean | ("0" | "1" | "true" | "false" | "on");
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["Product"];
                    };
                };
            };
            /** @description Invalid input */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please correct the fields that are marked.",
                     *       "errors": {
                     *         "name": "Product name is required"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description How to sign in */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something of the account is due first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please set up two-step sign-in first: this site asks everybody for it."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key has made something else */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "A category with this name already exists",
                     *       "errors": {
                     *         "name": "A category with this name already exists"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Image file is too large. Maximum size is 5MB."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not an accepted type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Only JPEG, PNG, WebP and AVIF pictures are accepted."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Busy, try again */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The service is busy. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getFeaturedProducts: {
        parameters: {
            query?: {
                /** @description Counted from 1, which is the default */
                page?: number | string;
                /** @description From 1 to 1000; 50 by default */
                limit?: number | string;
            };
            header?: {
                /** @description Tags of the answers that are at hand */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["Product"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            /** @description Not changed: the answer at hand still holds */
            304: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Invalid input */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please correct the fields that are marked.",
                     *       "errors": {
                     *         "name": "Product name is required"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Busy, try again */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The service is busy. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getPopularProducts: {
        parameters: {
            query?: {
                /** @description Counted from 1, which is the default */
                page?: number | string;
                /** @description From 1 to 1000; 50 by default */
                limit?: number | string;
            };
            header?: {
                /** @description Tags of the answers that are at hand */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["Product"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            /** @description Not changed: the answer at hand still holds */
            304: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Invalid input */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please correct the fields that are marked.",
                     *       "errors": {
                     *         "name": "Product name is required"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Busy, try again */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The service is busy. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getProductAddresses: {
        parameters: {
            query?: {
                /** @description Counted from 1, which is the default */
                page?: number | string;
                /** @description From 1 to 10000, which is the default */
                limit?: number | string;
            };
            header?: {
                /** @description Tags of the answers that are at hand */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: {
                            /**
                             * @description Opaque id
                             * @example 0199f4a2-7c1e-7d38-9a51-3f0c2b6f8e11
                             */
                            _id: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             * @example 2026-01-31T09:30:00.000Z
                             */
                            updatedAt: string;
                        }[];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            /** @description Not changed: the answer at hand still holds */
            304: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Invalid input */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please correct the fields that are marked.",
                     *       "errors": {
                     *         "name": "Product name is required"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Busy, try again */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The service is busy. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getProductModel: {
        parameters: {
            query?: never;
            header?: {
                /** @description Tags of the answers that are at hand */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: {
                            /** @example name */
                            name: string;
                            /**
                             * @example string
                             * @enum {string}
                             */
                            type: "string" | "number" | "boolean" | "id" | "file";
                            /** @example true */
                            required: boolean;
                            /** @example null */
                            default: string | number | boolean | null;
                            limits: {
                                [key: string]: number | string;
                            };
                        }[];
                    };
                };
            };
            /** @description Not changed: the answer at hand still holds */
            304: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description How to sign in */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something of the account is due first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please set up two-step sign-in first: this site asks everybody for it."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Busy, try again */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The service is busy. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description Tags of the answers that are at hand */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["Product"];
                    };
                };
            };
            /** @description Not changed: the answer at hand still holds */
            304: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Invalid input */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please correct the fields that are marked.",
                     *       "errors": {
                     *         "name": "Product name is required"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Busy, try again */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The service is busy. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    putProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description Tag of the record as it was seen: otherwise 412 */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @example Groundnut Oil */
                    name?: string;
                    /** @example Pressed slowly in a wooden mill. */
                    description?: null | string;
                    /**
                     * @description Rupees, at most two decimals
                     * @example 320
                     */
                    price?: null | number | string;
                    /**
                     * @description Rupees, at most two decimals
                     * @example 320
                     */
                    originalPrice?: null | number | string;
                    /**
                     * @description Id of a main category, or of a subcategory alone
                     * @example 0199f4a2-7c1e-7d38-9a51-3f0c2b6f8e11
                     */
                    category?: string;
                    /** @description Id of a subcategory of the category */
                    subcategory?: null | string;
                    featured?: boolean | ("0" | "1" | "true" | "false" | "on");
                    inStock?: boolean | ("0" | "1" | "true" | "false" | "on");
                    isBestSeller?: boolean | ("0" | "1" | "true" | "false" | "on");
                    /** @example 1 L */
                    size?: null | string;
                    /** @example Good for frying */
                    benefits?: null | string;
                    deleteImage?: boolean | ("0" | "1" | "true" | "false" | "on");
                } & {
                    /**
                     * Format: binary
                     * @description JPEG, PNG, WebP or AVIF
                     */
                    image?: string;
                };
                "application/json": {
                    /** @example Groundnut Oil */
                    name?: string;
                    /** @example Pressed slowly in a wooden mill. */
                    description?: null | string;
                    /**
                     * @description Rupees, at most two decimals
                     * @example 320
                     */
                    price?: null | number | string;
                    /**
                     * @description Rupees, at most two decimals
                     * @example 320
                     */
                    originalPrice?: null | number | string;
                    /**
                     * @description Id of a main category, or of a subcategory alone
                     * @example 0199f4a2-7c1e-7d38-9a51-3f0c2b6f8e11
                     */
                    category?: string;
                    /** @description Id of a subcategory of the category */
                    subcategory?: null | string;
                    featured?: boolean | ("0" | "1" | "true" | "false" | "on");
                    inStock?: boolean | ("0" | "1" | "true" | "false" | "on");
                    isBestSeller?: boolean | ("0" | "1" | "true" | "false" | "on");
                    /** @example 1 L */
                    size?: null | string;
                    /** @example Good for frying */
                    benefits?: null | string;
                    deleteImage?: boolean | ("0" | "1" | "true" | "false" | "on");
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["Product"];
                    };
                };
            };
            /** @description Invalid input */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please correct the fields that are marked.",
                     *       "errors": {
                     *         "name": "Product name is required"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description How to sign in */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something of the account is due first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please set up two-step sign-in first: this site asks everybody for it."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Changed in the meantime */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Somebody else has changed this in the meantime",
                     *       "changedBy": "Admin User",
                     *       "changedAt": "2026-01-31T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Image file is too large. Maximum size is 5MB."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not an accepted type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Only JPEG, PNG, WebP and AVIF pictures are accepted."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Busy, try again */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The service is busy. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description Tag of the record as it was seen: otherwise 412 */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        /** @example null */
                        data: null;
                    };
                };
            };
            /** @description Invalid input */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please correct the fields that are marked.",
                     *       "errors": {
                     *         "name": "Product name is required"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description How to sign in */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something of the account is due first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please set up two-step sign-in first: this site asks everybody for it."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Changed in the meantime */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Somebody else has changed this in the meantime",
                     *       "changedBy": "Admin User",
                     *       "changedAt": "2026-01-31T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Image file is too large. Maximum size is 5MB."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not an accepted type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Only JPEG, PNG, WebP and AVIF pictures are accepted."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Busy, try again */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The service is busy. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    postProductJson: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your own, such as a random UUID. Sent again with it, the same request makes nothing new and answers what it made: remembered for a day at least, for the account */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example Groundnut Oil */
                    name: string;
                    /** @example Pressed slowly in a wooden mill. */
                    description: string;
                    /** @example 0199f4a2-7c1e-7d38-9a51-3f0c2b6f8e11 */
                    category: string;
                    /** @description Whether to show it in the gallery too */
                    gallery?: boolean | ("0" | "1" | "true" | "false" | "on");
                    /**
                     * @description Rupees, at most two decimals
                     * @example 320
                     */
                    price?: null | number | string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["Product"];
                    };
                };
            };
            /** @description Invalid input */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please correct the fields that are marked.",
                     *       "errors": {
                     *         "name": "Product name is required"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description How to sign in */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something of the account is due first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please set up two-step sign-in first: this site asks everybody for it."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key has made something else */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "A category with this name already exists",
                     *       "errors": {
                     *         "name": "A category with this name already exists"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Image file is too large. Maximum size is 5MB."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not an accepted type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Only JPEG, PNG, WebP and AVIF pictures are accepted."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Busy, try again */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The service is busy. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    putProductFeatured: {
        parameters: {
            query?: never;
            header?: {
                /** @description Tag of the record as it was seen: otherwise 412 */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["Product"];
                    };
                };
            };
            /** @description Invalid input */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please correct the fields that are marked.",
                     *       "errors": {
                     *         "name": "Product name is required"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description How to sign in */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something of the account is due first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please set up two-step sign-in first: this site asks everybody for it."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Changed in the meantime */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Somebody else has changed this in the meantime",
                     *       "changedBy": "Admin User",
                     *       "changedAt": "2026-01-31T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Image file is too large. Maximum size is 5MB."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not an accepted type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Only JPEG, PNG, WebP and AVIF pictures are accepted."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Busy, try again */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The service is busy. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    postProductRestore: {
        parameters: {
            query?: never;
            header?: {
                /** @description Tag of the record as it was seen: otherwise 412 */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["Product"];
                    };
                };
            };
            /** @description Invalid input */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please correct the fields that are marked.",
                     *       "errors": {
                     *         "name": "Product name is required"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description How to sign in */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something of the account is due first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please set up two-step sign-in first: this site asks everybody for it."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Its category is gone as well */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "A category with this name already exists",
                     *       "errors": {
                     *         "name": "A category with this name already exists"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Changed in the meantime */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Somebody else has changed this in the meantime",
                     *       "changedBy": "Admin User",
                     *       "changedAt": "2026-01-31T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Image file is too large. Maximum size is 5MB."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not an accepted type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Only JPEG, PNG, WebP and AVIF pictures are accepted."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Busy, try again */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The service is busy. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getGallery: {
        parameters: {
            query?: {
                /** @description Counted from 1, which is the default */
                page?: number | string;
                /** @description From 1 to 1000; 1000 by default */
                limit?: number | string;
                /** @description Id of a category or subcategory, or a text */
                category?: string;
                /** @description Words, or parts of words, that must all stand in title, description or category */
                search?: string;
            };
            header?: {
                /** @description Tags of the answers that are at hand */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["GalleryItem"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            /** @description Not changed: the answer at hand still holds */
            304: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Invalid input */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please correct the fields that are marked.",
                     *       "errors": {
                     *         "name": "Product name is required"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Busy, try again */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The service is busy. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    postGallery: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your own, such as a random UUID. Sent again with it, the same request makes nothing new and answers what it made: remembered for a day at least, for the account */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": ({
                    /** @example The wooden press */
                    title: string;
                    /** @example Turning slowly since 1975 */
                    description?: null | string;
                    /** @example Our mill */
                    category?: null | string;
                    isPopular?: boolean | ("0" | "1" | "true" | "false" | "on");
                    /**
                     * @description A number, halves allowed; blank as if absent
                     * @example 10
                     */
                    order?: null | string | (number | string);
                } | {
                    /** @example The wooden press */
                    name: string;
                    /** @example Turning slowly since 1975 */
                    description: string;
                    /** @example 0199f4a2-7c1e-7d38-9a51-3f0c2b6f8e11 */
                    category: string;
                    subcategory?: null | string;
                    popular?: boolean | ("0" | "1" | "true" | "false" | "on");
                    /**
                     * @description A number, halves allowed; blank as if absent
                     * @example 10
                     */
                    order?: null | string | (number | string);
                }) & {
                    /**
                     * Format: binary
                     * @description JPEG, PNG, WebP or AVIF
                     */
                    image?: string;
                };
                "application/json": {
                    /** @example The wooden press */
                    title: string;
                    /** @example Turning slowly since 1975 */
                    description?: null | string;
                    /** @example Our mill */
                    category?: null | string;
                    isPopular?: boolean | ("0" | "1" | "true" | "false" | "on");
                    /**
                     * @description A number, halves allowed; blank as if absent
                     * @example 10
                     */
                    order?: null | string | (number | string);
                } | {
                    /** @example The wooden press */
                    name: string;
                    /** @example Turning slowly since 1975 */
                    description: string;
                    /** @example 0199f4a2-7c1e-7d38-9a51-3f0c2b6f8e11 */
                    category: string;
                    subcategory?: null | string;
                    popular?: boolean | ("0" | "1" | "true" | "false" | "on");
                    /**
                     * @description A number, halves allowed; blank as if absent
                     * @example 10
                     */
                    order?: null | string | (number | string);
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["GalleryItem"];
                    };
                };
            };
            /** @description Invalid input */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please correct the fields that are marked.",
                     *       "errors": {
                     *         "name": "Product name is required"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description How to sign in */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something of the account is due first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please set up two-step sign-in first: this site asks everybody for it."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key has made something else */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "A category with this name already exists",
                     *       "errors": {
                     *         "name": "A category with this name already exists"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Image file is too large. Maximum size is 5MB."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not an accepted type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Only JPEG, PNG, WebP and AVIF pictures are accepted."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Busy, try again */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The service is busy. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getPopularGallery: {
        parameters: {
            query?: never;
            header?: {
                /** @description Tags of the answers that are at hand */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["GalleryItem"][];
                    };
                };
            };
            /** @description Not changed: the answer at hand still holds */
            304: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Busy, try again */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The service is busy. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getGalleryCategories: {
        parameters: {
            query?: never;
            header?: {
                /** @description Tags of the answers that are at hand */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: {
                            /** @example Our mill */
                            name: string;
                            /** @example 4 */
                            count: number;
                        }[];
                    };
                };
            };
            /** @description Not changed: the answer at hand still holds */
            304: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Busy, try again */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The service is busy. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getGalleryByCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description Tags of the answers that are at hand */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Text of a category, in upper and lower case as it is */
                category: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["GalleryItem"][];
                    };
                };
            };
            /** @description Not changed: the answer at hand still holds */
            304: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Invalid input */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please correct the fields that are marked.",
                     *       "errors": {
                     *         "name": "Product name is required"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Busy, try again */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The service is busy. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getGalleryItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description Tags of the answers that are at hand */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["GalleryItem"];
                    };
                };
            };
            /** @description Not changed: the answer at hand still holds */
            304: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Invalid input */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please correct the fields that are marked.",
                     *       "errors": {
                     *         "name": "Product name is required"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Busy, try again */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The service is busy. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    putGalleryItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description Tag of the record as it was seen: otherwise 412 */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": ({
                    /** @example The wooden press */
                    title?: string;
                    /** @example Turning slowly since 1975 */
                    description?: null | string;
                    /** @example Our mill */
                    category?: null | string;
                    isPopular?: boolean | ("0" | "1" | "true" | "false" | "on");
                    /**
                     * @description A number; halves are allowed
                     * @example 10
                     */
                    order?: number | string;
                    deleteImage?: boolean | ("0" | "1" | "true" | "false" | "on");
                } | {
                    /** @example The wooden press */
                    name?: string;
                    /** @example Turning slowly since 1975 */
                    description?: string;
                    /** @example 0199f4a2-7c1e-7d38-9a51-3f0c2b6f8e11 */
                    category?: string;
                    subcategory?: null | string;
                    popular?: boolean | ("0" | "1" | "true" | "false" | "on");
                    /**
                     * @description A number; halves are allowed
                     * @example 10
                     */
                    order?: number | string;
                    deleteImage?: boolean | ("0" | "1" | "true" | "false" | "on");
                }) & {
                    /**
                     * Format: binary
                     * @description JPEG, PNG, WebP or AVIF
                     */
                    image?: string;
                };
                "application/json": {
                    /** @example The wooden press */
                    title?: string;
                    /** @example Turning slowly since 1975 */
                    description?: null | string;
                    /** @example Our mill */
                    category?: null | string;
                    isPopular?: boolean | ("0" | "1" | "true" | "false" | "on");
                    /**
                     * @description A number; halves are allowed
                     * @example 10
                     */
                    order?: number | string;
                    deleteImage?: boolean | ("0" | "1" | "true" | "false" | "on");
                } | {
                    /** @example The wooden press */
                    name?: string;
                    /** @example Turning slowly since 1975 */
                    description?: string;
                    /** @example 0199f4a2-7c1e-7d38-9a51-3f0c2b6f8e11 */
                    category?: string;
                    subcategory?: null | string;
                    popular?: boolean | ("0" | "1" | "true" | "false" | "on");
                    /**
                     * @description A number; halves are allowed
                     * @example 10
                     */
                    order?: number | string;
                    deleteImage?: boolean | ("0" | "1" | "true" | "false" | "on");
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["GalleryItem"];
                    };
                };
            };
            /** @description Invalid input */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please correct the fields that are marked.",
                     *       "errors": {
                     *         "name": "Product name is required"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description How to sign in */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something of the account is due first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please set up two-step sign-in first: this site asks everybody for it."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Changed in the meantime */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Somebody else has changed this in the meantime",
                     *       "changedBy": "Admin User",
                     *       "changedAt": "2026-01-31T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Image file is too large. Maximum size is 5MB."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not an accepted type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Only JPEG, PNG, WebP and AVIF pictures are accepted."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Busy, try again */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The service is busy. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteGalleryItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description Tag of the record as it was seen: otherwise 412 */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        /** @example null */
                        data: null;
                    };
                };
            };
            /** @description Invalid input */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please correct the fields that are marked.",
                     *       "errors": {
                     *         "name": "Product name is required"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description How to sign in */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something of the account is due first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please set up two-step sign-in first: this site asks everybody for it."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Changed in the meantime */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Somebody else has changed this in the meantime",
                     *       "changedBy": "Admin User",
                     *       "changedAt": "2026-01-31T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Image file is too large. Maximum size is 5MB."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not an accepted type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Only JPEG, PNG, WebP and AVIF pictures are accepted."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Busy, try again */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The service is busy. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    putGalleryTogglePopular: {
        parameters: {
            query?: never;
            header?: {
                /** @description Tag of the record as it was seen: otherwise 412 */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["GalleryItem"];
                    };
                };
            };
            /** @description Invalid input */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please correct the fields that are marked.",
                     *       "errors": {
                     *         "name": "Product name is required"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description How to sign in */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something of the account is due first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please set up two-step sign-in first: this site asks everybody for it."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Changed in the meantime */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Somebody else has changed this in the meantime",
                     *       "changedBy": "Admin User",
                     *       "changedAt": "2026-01-31T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Image file is too large. Maximum size is 5MB."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not an accepted type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Only JPEG, PNG, WebP and AVIF pictures are accepted."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Busy, try again */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The service is busy. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    postGalleryRestore: {
        parameters: {
            query?: never;
            header?: {
                /** @description Tag of the record as it was seen: otherwise 412 */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["GalleryItem"];
                    };
                };
            };
            /** @description Invalid input */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please correct the fields that are marked.",
                     *       "errors": {
                     *         "name": "Product name is required"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description How to sign in */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something of the account is due first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please set up two-step sign-in first: this site asks everybody for it."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Its category is gone as well */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "A category with this name already exists",
                     *       "errors": {
                     *         "name": "A category with this name already exists"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Changed in the meantime */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Somebody else has changed this in the meantime",
                     *       "changedBy": "Admin User",
                     *       "changedAt": "2026-01-31T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Image file is too large. Maximum size is 5MB."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not an accepted type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Only JPEG, PNG, WebP and AVIF pictures are accepted."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Busy, try again */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The service is busy. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getNavConfig: {
        parameters: {
            query?: never;
            header?: {
                /** @description Tags of the answers that are at hand */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["NavConfig"];
                    };
                };
            };
            /** @description Not changed: the answer at hand still holds */
            304: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Busy, try again */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The service is busy. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    putNavConfig: {
        parameters: {
            query?: never;
            header?: {
                /** @description Tag of the record as it was seen: otherwise 412 */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    maxVisibleItems?: number | string;
                    /** @example More */
                    moreDropdownLabel?: string;
                    showFixedItems?: {
                        home?: boolean | ("0" | "1" | "true" | "false" | "on");
                        products?: boolean | ("0" | "1" | "true" | "false" | "on");
                        gallery?: boolean | ("0" | "1" | "true" | "false" | "on");
                        popular?: boolean | ("0" | "1" | "true" | "false" | "on");
                        about?: boolean | ("0" | "1" | "true" | "false" | "on");
                        contact?: boolean | ("0" | "1" | "true" | "false" | "on");
                    };
                    fixedItemsOrder?: {
                        /**
                         * @description A number; halves are allowed
                         * @example 10
                         */
                        home?: number | string;
                        /**
                         * @description A number; halves are allowed
                         * @example 10
                         */
                        products?: number | string;
                        /**
                         * @description A number; halves are allowed
                         * @example 10
                         */
                        gallery?: number | string;
                        /**
                         * @description A number; halves are allowed
                         * @example 10
                         */
                        popular?: number | string;
                        /**
                         * @description A number; halves are allowed
                         * @example 10
                         */
                        about?: number | string;
                        /**
                         * @description A number; halves are allowed
                         * @example 10
                         */
                        contact?: number | string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["NavConfig"];
                    };
                };
            };
            /** @description Invalid input */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please correct the fields that are marked.",
                     *       "errors": {
                     *         "name": "Product name is required"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description How to sign in */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something of the account is due first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please set up two-step sign-in first: this site asks everybody for it."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Changed in the meantime */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Somebody else has changed this in the meantime",
                     *       "changedBy": "Admin User",
                     *       "changedAt": "2026-01-31T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Image file is too large. Maximum size is 5MB."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not an accepted type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Only JPEG, PNG, WebP and AVIF pictures are accepted."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Busy, try again */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The service is busy. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getNavConfigHistory: {
        parameters: {
            query?: never;
            header?: {
                /** @description Tags of the answers that are at hand */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: {
                            /** @example 1 */
                            version: number;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             * @example 2026-01-31T09:30:00.000Z
                             */
                            savedAt: string;
                            /** @example Meena Ravi */
                            savedBy: string;
                            config: {
                                /** @example 5 */
                                maxVisibleItems: number;
                                /** @example More */
                                moreDropdownLabel: string;
                                showFixedItems: {
                                    /** @example true */
                                    home: boolean;
                                    /** @example true */
                                    products: boolean;
                                    /** @example true */
                                    gallery: boolean;
                                    /** @example true */
                                    popular: boolean;
                                    /** @example true */
                                    about: boolean;
                                    /** @example true */
                                    contact: boolean;
                                };
                                fixedItemsOrder: {
                                    /** @example 10 */
                                    home: number;
                                    /** @example 10 */
                                    products: number;
                                    /** @example 10 */
                                    gallery: number;
                                    /** @example 10 */
                                    popular: number;
                                    /** @example 10 */
                                    about: number;
                                    /** @example 10 */
                                    contact: number;
                                };
                            };
                        }[];
                    };
                };
            };
            /** @description Not changed: the answer at hand still holds */
            304: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description How to sign in */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something of the account is due first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please set up two-step sign-in first: this site asks everybody for it."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Busy, try again */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The service is busy. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getNavConfigVersion: {
        parameters: {
            query?: never;
            header?: {
                /** @description Tags of the answers that are at hand */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Number of the version */
                version: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: {
                            /** @example 1 */
                            version: number;
                            /**
                             * Format: date-time
                             * @description ISO 8601, UTC
                             * @example 2026-01-31T09:30:00.000Z
                             */
                            savedAt: string;
                            /** @example Meena Ravi */
                            savedBy: string;
                            config: {
                                /** @example 5 */
                                maxVisibleItems: number;
                                /** @example More */
                                moreDropdownLabel: string;
                                showFixedItems: {
                                    /** @example true */
                                    home: boolean;
                                    /** @example true */
                                    products: boolean;
                                    /** @example true */
                                    gallery: boolean;
                                    /** @example true */
                                    popular: boolean;
                                    /** @example true */
                                    about: boolean;
                                    /** @example true */
                                    contact: boolean;
                                };
                                fixedItemsOrder: {
                                    /** @example 10 */
                                    home: number;
                                    /** @example 10 */
                                    products: number;
                                    /** @example 10 */
                                    gallery: number;
                                    /** @example 10 */
                                    popular: number;
                                    /** @example 10 */
                                    about: number;
                                    /** @example 10 */
                                    contact: number;
                                };
                            };
                        };
                    };
                };
            };
            /** @description Not changed: the answer at hand still holds */
            304: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Invalid input */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please correct the fields that are marked.",
                     *       "errors": {
                     *         "name": "Product name is required"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description How to sign in */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something of the account is due first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please set up two-step sign-in first: this site asks everybody for it."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Busy, try again */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The service is busy. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getAuditLog: {
        parameters: {
            query?: {
                /** @description Counted from 1, which is the default */
                page?: number | string;
                /** @description From 1 to 200 */
                limit?: number | string;
                /** @description Kind of the record */
                entity?: "product" | "category" | "gallery-item" | "navigation" | "account" | "site";
                /** @description What was done */
                action?: "create" | "update" | "delete" | "restore" | "upload" | "download" | "sign-in" | "sign-in-failed" | "sign-out" | "password-change" | "password-confirm" | "sessions-end" | "second-factor-on" | "second-factor-off" | "second-factor-failed" | "recovery-codes-new" | "recovery-code-used";
                /** @description Id of the record */
                record?: string;
                /** @description Id of the user */
                user?: string;
                /** @description The earliest time */
                from?: "" | string;
                /** @description The time before which */
                to?: "" | string;
            };
            header?: {
                /** @description Tags of the answers that are at hand */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["AuditEntry"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            /** @description Not changed: the answer at hand still holds */
            304: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Invalid input */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please correct the fields that are marked.",
                     *       "errors": {
                     *         "name": "Product name is required"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description How to sign in */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something of the account is due first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please set up two-step sign-in first: this site asks everybody for it."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Busy, try again */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The service is busy. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    postBackupUploads: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: {
                            /** @example backup-20260131-093000-1a2b3c */
                            name: string;
                        };
                    };
                };
            };
            /** @description Invalid input */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please correct the fields that are marked.",
                     *       "errors": {
                     *         "name": "Product name is required"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description How to sign in */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The password was not given within the last ten minutes (`POST /auth/confirm`), or something of the account is due first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please set up two-step sign-in first: this site asks everybody for it."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Image file is too large. Maximum size is 5MB."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not an accepted type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Only JPEG, PNG, WebP and AVIF pictures are accepted."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Busy, try again */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The service is busy. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    putBackupPart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the backup */
                name: string;
                /** @description Place of the part, from 0 */
                part: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: {
                            /** @example true */
                            received: boolean;
                        };
                    };
                };
            };
            /** @description Invalid input */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please correct the fields that are marked.",
                     *       "errors": {
                     *         "name": "Product name is required"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description How to sign in */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The password was not given within the last ten minutes (`POST /auth/confirm`), or something of the account is due first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please set up two-step sign-in first: this site asks everybody for it."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Image file is too large. Maximum size is 5MB."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not an accepted type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Only JPEG, PNG, WebP and AVIF pictures are accepted."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Busy, try again */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The service is busy. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    postBackupTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the backup */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: {
                            /**
                             * @description Opens for a minute
                             * @example /api/backups/download/5fGh
                             */
                            address: string;
                        };
                    };
                };
            };
            /** @description Invalid input */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please correct the fields that are marked.",
                     *       "errors": {
                     *         "name": "Product name is required"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description How to sign in */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The password was not given within the last ten minutes (`POST /auth/confirm`), or something of the account is due first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please set up two-step sign-in first: this site asks everybody for it."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Image file is too large. Maximum size is 5MB."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not an accepted type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Only JPEG, PNG, WebP and AVIF pictures are accepted."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Busy, try again */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The service is busy. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getBackupDownload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As it was given */
                ticket: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-tar": string;
                };
            };
            /** @description Invalid input */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please correct the fields that are marked.",
                     *       "errors": {
                     *         "name": "Product name is required"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Busy, try again */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The service is busy. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getBackups: {
        parameters: {
            query?: never;
            header?: {
                /** @description Tags of the answers that are at hand */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: {
                            job: components["schemas"]["BackupJob"] | null;
                            files: components["schemas"]["BackupFile"][];
                            automatic: {
                                /**
                                 * @description Hours; null for never
                                 * @example 24
                                 */
                                every: number | null;
                                /** @example 14 */
                                kept: number;
                            };
                        };
                    };
                };
            };
            /** @description Not changed: the answer at hand still holds */
            304: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description How to sign in */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something of the account is due first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please set up two-step sign-in first: this site asks everybody for it."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Busy, try again */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The service is busy. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    postBackups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: {
                            /** @example backup-20260131-093000-1a2b3c */
                            name: string;
                        };
                    };
                };
            };
            /** @description Invalid input */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please correct the fields that are marked.",
                     *       "errors": {
                     *         "name": "Product name is required"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description How to sign in */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The password was not given within the last ten minutes (`POST /auth/confirm`), or something of the account is due first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please set up two-step sign-in first: this site asks everybody for it."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Another one is under way */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "A category with this name already exists",
                     *       "errors": {
                     *         "name": "A category with this name already exists"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Image file is too large. Maximum size is 5MB."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not an accepted type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Only JPEG, PNG, WebP and AVIF pictures are accepted."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Busy, try again */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The service is busy. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getBackupStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description Tags of the answers that are at hand */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: {
                            /** @description When the last one was made and proven, whoever wanted it */
                            provenAt: string | null;
                            /**
                             * @description Whether that is too long ago
                             * @example false
                             */
                            isOld: boolean;
                            /**
                             * @description Why the last automatic one could not be made
                             * @example null
                             */
                            failure: string | null;
                            /**
                             * @description Pictures that the site has lost and that the last one is without
                             * @example 0
                             */
                            missing: number;
                        };
                    };
                };
            };
            /** @description Not changed: the answer at hand still holds */
            304: {
                headers: {
                    /** @description Strong tag of the answer; for one record it begins with its version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description How to sign in */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something of the account is due first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please set up two-step sign-in first: this site asks everybody for it."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Busy, try again */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The service is busy. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    postBackupCheck: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the backup */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Of an upload: how many there are
                     * @example 6
                     */
                    parts?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: {
                            /** @example backup-20260131-093000-1a2b3c */
                            name: string;
                        };
                    };
                };
            };
            /** @description Invalid input */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please correct the fields that are marked.",
                     *       "errors": {
                     *         "name": "Product name is required"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description How to sign in */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The password was not given within the last ten minutes (`POST /auth/confirm`), or something of the account is due first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please set up two-step sign-in first: this site asks everybody for it."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Another one is under way */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "A category with this name already exists",
                     *       "errors": {
                     *         "name": "A category with this name already exists"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Image file is too large. Maximum size is 5MB."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not an accepted type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Only JPEG, PNG, WebP and AVIF pictures are accepted."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Busy, try again */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The service is busy. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    postBackupRestore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the backup */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: {
                            /** @example backup-20260131-093000-1a2b3c */
                            name: string;
                        };
                    };
                };
            };
            /** @description Invalid input */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please correct the fields that are marked.",
                     *       "errors": {
                     *         "name": "Product name is required"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description How to sign in */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The password was not given within the last ten minutes (`POST /auth/confirm`), or something of the account is due first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please set up two-step sign-in first: this site asks everybody for it."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Another one is under way */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "A category with this name already exists",
                     *       "errors": {
                     *         "name": "A category with this name already exists"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Image file is too large. Maximum size is 5MB."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not an accepted type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Only JPEG, PNG, WebP and AVIF pictures are accepted."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Busy, try again */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The service is busy. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteBackup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the backup */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        /** @example null */
                        data: null;
                    };
                };
            };
            /** @description Invalid input */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please correct the fields that are marked.",
                     *       "errors": {
                     *         "name": "Product name is required"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    /** @description How to sign in */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please sign in"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The password was not given within the last ten minutes (`POST /auth/confirm`), or something of the account is due first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Please set up two-step sign-in first: this site asks everybody for it."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Image file is too large. Maximum size is 5MB."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not an accepted type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Only JPEG, PNG, WebP and AVIF pictures are accepted."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unexpected */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Busy, try again */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "The service is busy. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
}
